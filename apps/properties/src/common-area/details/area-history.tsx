import { useFormats, useMessages } from '@courtyard/common';
import type { AuditEntry } from '@courtyard/contract';
import { Box, Button, Center, EmptyState, Grid, Text } from '@courtyard/ui';
import { ChangeValue } from '../../history/change-value';
import { useCommunity } from '../../section/community';
import { PartCard, PartRow } from '../../section/part-list';
import { useAreaHistory } from '../common-area.queries';
import { historyMessages } from './history.messages';

/** Who changed what of an area and when, before and after. */
export function AreaHistory({ areaId }: { areaId: string }) {
  const t = useMessages(historyMessages);
  const history = useAreaHistory(areaId);
  const entries = history.data?.pages.flatMap((page) => page.data);
  return (
    <>
      <PartCard
        title={t('title')}
        description={t('description')}
        query={{ ...history, data: entries }}
        empty={<EmptyState icon="clock" title={t('none')} />}
      >
        {(entry) => <HistoryRow key={entry.id} entry={entry} />}
      </PartCard>
      {history.hasNextPage ? (
        <Center mt="4">
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('more')}
          </Button>
        </Center>
      ) : null}
    </>
  );
}

type TextKey = keyof (typeof historyMessages)['catalogues']['en'];
const isKey = (key: string): key is TextKey => key in historyMessages.catalogues.en;

function HistoryRow({ entry }: { entry: AuditEntry }) {
  const t = useMessages(historyMessages);
  const formats = useFormats();
  const { timeZone } = useCommunity();
  const word = (key: string, otherwise: string) => (isKey(key) ? t(key) : otherwise);
  const changes = Object.entries(entry.changes).filter(
    ([, { before, after }]) => before !== null || after !== null,
  );
  // What was there from the start is on the page already.
  const shown = entry.action.endsWith('.create') ? [] : changes;
  return (
    <PartRow
      title={word(`action.${entry.action}`, entry.action.replaceAll(/[.-]/g, ' '))}
      aside={formats.moment(entry.at, timeZone)}
    >
      {t('by', { name: entry.actor })}
      {shown.length > 0 ? (
        <Grid
          as="dl"
          mt="2"
          templateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
          columnGap="4"
          rowGap="1"
        >
          {shown.map(([field, change]) => (
            <Box key={field} display="contents">
              <Text as="dt" size="sm" tone="muted">
                {word(`field.${field}`, field)}
              </Text>
              <Text as="dd" size="sm" overflowWrap="anywhere" mb={{ base: '2', md: '0' }}>
                <Change field={field} before={change.before} after={change.after} />
              </Text>
            </Box>
          ))}
        </Grid>
      ) : null}
    </PartRow>
  );
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** Before and after; lists such as opening hours only say that they changed. */
function Change({ field, before, after }: { field: string; before: unknown; after: unknown }) {
  const t = useMessages(historyMessages);
  if (!isPlain(before) || !isPlain(after)) return t('changed');
  return (
    <>
      {before === null ? null : (
        <>
          <Text as="s" size="sm" tone="subtle">
            <ChangeValue field={field} value={before} />
          </Text>
          {' → '}
        </>
      )}
      <ChangeValue field={field} value={after} />
    </>
  );
}
