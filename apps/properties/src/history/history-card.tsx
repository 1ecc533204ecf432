import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { AuditEntry } from '@courtyard/contract';
import { Button, Center, EmptyState } from '@courtyard/ui';
import { PartCard, PartRow } from '../section/part-list';
import { actionText } from './action-text';
import { ChangeList } from './change-list';
import { historyMessages } from './history.messages';

export interface HistoryCardProps {
  description: string;
  /** Newest first; the result of `useInfiniteQuery` fits. */
  history: {
    data: { pages: readonly { data: readonly AuditEntry[] }[] } | undefined;
    isError: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Who changed what and when, before and after. */
export function HistoryCard({ description, history }: HistoryCardProps) {
  const t = useMessages(historyMessages);
  const entries = history.data?.pages.flatMap((page) => page.data);
  return (
    <>
      <PartCard
        title={t('title')}
        description={description}
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

function HistoryRow({ entry }: { entry: AuditEntry }) {
  const t = useMessages(historyMessages);
  const formats = useFormats();
  const { timeZone } = useCommunity();
  // What an area had from the start is on its page already.
  const changes = entry.action === 'common-area.create' ? {} : entry.changes;
  return (
    <PartRow title={actionText(entry.action, t)} aside={formats.moment(entry.at, timeZone)}>
      {t('by', { name: entry.actor })}
      <ChangeList action={entry.action} changes={changes} />
    </PartRow>
  );
}
