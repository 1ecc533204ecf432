import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import { LoadingState } from '@courtyard/ui';
import { RecordsPage } from '@courtyard/ui/data';
import { committeePaths } from '../committee-paths';
import { committeeMessages } from '../committee.messages';
import { committees, committeePager } from '../committee.queries';
import { listMessages } from './list.messages';
import { CommitteeCard } from './committee.card';
import { useCommitteeColumns } from './committees.columns';
import { useCommitteeFilters, useCommitteesTable } from './committees.table';

const CommitteePreview = lazyContent(
  async () => (await import('../details/committee-preview')).CommitteePreview,
  <LoadingState />,
);

/** `committees`: the list. All that is set on it lives in the URL. */
export function CommitteesPage() {
  const t = useMessages(listMessages);
  const tCommittee = useMessages(committeeMessages);
  const canKeep = useCan('Committee Update');
  const canCreate = useCan('Committee Create');
  const table = useCommitteesTable();
  const found = committees.useList(table.query);
  const columns = useCommitteeColumns();
  const filters = useCommitteeFilters();
  return (
    <RecordsPage
      words={t}
      recordLabels={tCommittee}
      icon="community"
      state={table}
      query={found}
      source={committees.sourceOf(table.query)}
      paths={committeePaths}
      canAdd={canCreate}
      canEdit={canKeep}
      columns={columns}
      rowLabel={({ name }) => name}
      filters={filters}
      pager={committeePager}
      preview={({ id }) => <CommitteePreview id={id} />}
      renderCard={(committee) => <CommitteeCard committee={committee} />}
      onExport={(format) =>
        saveExport('GET /api/v1/committees/export', { query: { ...table.query, format } })
      }
    />
  );
}
