import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import { ActButton, LoadingState, Page } from '@courtyard/ui';
import { DataTable, useRowLinks } from '@courtyard/ui/data';
import { committeePaths } from '../committee-paths';
import { committeeMessages } from '../committee.messages';
import { committees, committeeWalk } from '../committee.queries';
import { listMessages } from './list.messages';
import { CommitteeCard } from './committee-card';
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
  const mayKeep = useCan('Committee Update');
  const mayCreate = useCan('Committee Create');
  const table = useCommitteesTable();
  const found = committees.useList(table.query);
  const columns = useCommitteeColumns();
  const filters = useCommitteeFilters();
  const rowLinks = useRowLinks(committeePaths, mayKeep);
  const add = { label: tCommittee('add'), icon: 'plus', to: committeePaths.create } as const;
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: mayCreate ? add : null }}>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        searchLabel={t('search')}
        filters={filters}
        source={committees.sourceOf(table.query)}
        walk={committeeWalk}
        preview={({ id }) => <CommitteePreview id={id} />}
        renderCard={(committee) => <CommitteeCard committee={committee} />}
        rowMenu={rowLinks}
        onExport={(format) =>
          saveExport('GET /api/v1/committees/export', { query: { ...table.query, format } })
        }
        empty={{
          icon: 'community',
          title: tCommittee('none'),
          ...(mayCreate && { description: t('emptyText'), action: <ActButton act={add} /> }),
        }}
      />
    </Page>
  );
}
