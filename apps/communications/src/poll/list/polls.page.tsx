import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import { LoadingState } from '@courtyard/ui';
import { RecordsPage } from '@courtyard/ui/data';
import { pollPaths } from '../poll-paths';
import { pollMessages } from '../poll.messages';
import { polls, pollPager } from '../poll.queries';
import { listMessages } from './list.messages';
import { PollCard } from './poll.card';
import { usePollColumns } from './polls.columns';
import { usePollFilters, usePollsTable } from './polls.table';

const PollPreview = lazyContent(
  async () => (await import('../details/poll-preview')).PollPreview,
  <LoadingState />,
);

/** `polls`: the list. All that is set on it lives in the URL. */
export function PollsPage() {
  const t = useMessages(listMessages);
  const tPoll = useMessages(pollMessages);
  const canCreate = useCan('Poll Create');
  const table = usePollsTable();
  const found = polls.useList(table.query);
  const columns = usePollColumns();
  const filters = usePollFilters();
  return (
    <RecordsPage
      words={t}
      recordLabels={tPoll}
      icon="message"
      state={table}
      query={found}
      source={polls.sourceOf(table.query)}
      paths={pollPaths}
      canAdd={canCreate}
      canEdit={false}
      columns={columns}
      rowLabel={({ title }) => title}
      filters={filters}
      pager={pollPager}
      preview={({ id }) => <PollPreview id={id} />}
      renderCard={(poll) => <PollCard poll={poll} />}
      onExport={(format) => saveExport('GET /api/v1/polls/export', { query: { ...table.query, format } })}
    />
  );
}
