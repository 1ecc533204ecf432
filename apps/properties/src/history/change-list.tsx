import { useMessages } from '@courtyard/common';
import type { AuditEntry } from '@courtyard/contract';
import { Box, Grid, Text } from '@courtyard/ui';
import { ChangeValue } from './change-value';
import { byField, fieldName } from './field-name';
import { historyMessages } from './history.messages';

type Change = AuditEntry['changes'][string];

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
const isSame = ({ before, after }: Change) => JSON.stringify(before) === JSON.stringify(after);
/** Hours, closures, photos: things in a list, of which only that they changed is said. */
const isOfThings = (value: unknown) => Array.isArray(value) && value.some((one) => typeof one === 'object');

/** What changed, field by field: before → after. What did not change only says of which thing it is. */
export function ChangeList({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>) {
  const t = useMessages(historyMessages);
  // `document.create` is about a document.
  const [thing] = action.split('.');
  const shown = Object.entries(changes)
    .filter(([, { before, after }]) => !isNothing(before) || !isNothing(after))
    .toSorted(byField);
  if (shown.length === 0) return null;
  return (
    <Grid
      as="dl"
      mt="2"
      templateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0', md: '1' }}
    >
      {shown.map(([field, change]) => (
        <Box key={field} display="contents">
          <Text as="dt" size="sm" tone="muted">
            {fieldName(field, t, thing)}
          </Text>
          <Text as="dd" size="sm" overflowWrap="anywhere" mb={{ base: '2', md: '0' }}>
            {isOfThings(change.before) || isOfThings(change.after) ? (
              t('changed')
            ) : (
              <ChangedValue field={field} change={change} />
            )}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}

function ChangedValue({ field, change }: { field: string; change: Change }) {
  return (
    <>
      {isNothing(change.before) || isSame(change) ? null : (
        <>
          <Text as="s" size="sm" tone="subtle">
            <ChangeValue field={field} value={change.before} />
          </Text>
          {' → '}
        </>
      )}
      <Text as="span" size="sm" color="fg.default">
        <ChangeValue field={field} value={change.after} />
      </Text>
    </>
  );
}
