import { type HistoryEntry, useCommunity, useFormats } from '@courtyard/common';
import { Missing } from '../../display/figures';
import { Box, Grid } from '../../layout/primitives';
import { Text } from '../../layout/text';
import { useDetailsTexts } from '../details.messages';
import { type HistoryVocabulary, useVocabulary } from './vocabulary';

type Change = HistoryEntry['changes'][string];

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
const isSame = ({ before, after }: Change) => JSON.stringify(before) === JSON.stringify(after);
/** Hours, closures, photos: things in a list, of which only that they changed is said. */
const isOfThings = (value: unknown) => Array.isArray(value) && value.some((one) => typeof one === 'object');

interface ChangeListProps extends Pick<HistoryEntry, 'action' | 'changes'> {
  vocabulary: HistoryVocabulary;
}

/** What changed, field by field: before → after. What did not change only says of which thing it is. */
export function ChangeList({ action, changes, vocabulary }: ChangeListProps) {
  const t = useDetailsTexts();
  const tHistory = useVocabulary(vocabulary);
  // `document.create` is about a document.
  const [thing = ''] = action.split('.');
  const shown = Object.entries(changes)
    .filter(([, { before, after }]) => !isNothing(before) || !isNothing(after))
    .toSorted(tHistory.byField(thing));
  if (shown.length === 0) return null;
  return (
    <Grid
      as="dl"
      mt="2"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0', lg: '1' }}
    >
      {shown.map(([field, change]) => (
        <Box key={field} display="contents">
          <Text as="dt" size="sm" tone="muted">
            {tHistory.field(field, thing)}
          </Text>
          <Text as="dd" size="sm" overflowWrap="anywhere" mb={{ base: '2', lg: '0' }}>
            {isOfThings(change.before) || isOfThings(change.after) ? (
              t('changed')
            ) : (
              <ChangedValue field={field} thing={thing} change={change} vocabulary={vocabulary} />
            )}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}

interface ValueProps {
  field: string;
  thing: string;
  vocabulary: HistoryVocabulary;
}

function ChangedValue({ change, ...field }: ValueProps & { change: Change }) {
  return (
    <>
      {isNothing(change.before) || isSame(change) ? null : (
        <>
          <Text as="s" size="sm" tone="subtle">
            <Value {...field} value={change.before} />
          </Text>
          {' → '}
        </>
      )}
      <Text as="span" size="sm" color="fg.default">
        <Value {...field} value={change.after} />
      </Text>
    </>
  );
}

/** A value of the history as its field is read elsewhere: shares as percentages, days as days, kinds by their names. */
function Value({ field, thing, vocabulary, value }: ValueProps & { value: unknown }) {
  const t = useDetailsTexts();
  const tHistory = useVocabulary(vocabulary);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (isNothing(value)) return <Missing />;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    const own = vocabulary.values?.[field];
    if (own) return own(value, formats);
    if (field.endsWith('Millionths')) return formats.percent(value);
    if (field.endsWith('Minor')) return formats.money(value, currency);
    return formats.number(value);
  }
  if (Array.isArray(value)) {
    const said = value.map((one) =>
      typeof one === 'string' ? tHistory.value(field, one, thing) : String(one),
    );
    return said.join(', ') || <Missing />;
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formats.day(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formats.moment(value);
  return tHistory.value(field, value, thing);
}
