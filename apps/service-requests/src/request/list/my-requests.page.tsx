import { saveExport, useMessages } from '@courtyard/common';
import { ActionButton, Page, type PageAction } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { useMyBulkActions } from './bulk/use-my-bulk-actions';
import { requestName } from '../request-place';
import { requestPaths } from '../request-paths';
import { requestMessages } from '../request.messages';
import { myRequests, requestPagers } from '../request.queries';
import { listMessages } from './list.messages';
import { RequestCard } from './request.card';
import { useMyColumns } from './requests.columns';
import { useMyFilters, useMyTable } from './requests.table';

/** `my-requests`: what the person reported, what is about their units, what they handle and what they follow. */
export function MyRequestsPage() {
  const t = useMessages(listMessages);
  const tRequest = useMessages(requestMessages);
  const table = useMyTable();
  const columns = useMyColumns();
  const filters = useMyFilters();
  const many = useMyBulkActions(table.query);
  const report: PageAction = { label: tRequest('newRequest'), icon: 'plus', to: requestPaths.report };
  return (
    <Page title={t('title.mine')} description={t('description.mine')} actions={{ primary: report }}>
      <DataTable
        state={table}
        query={myRequests.useList(table.query)}
        source={myRequests.sourceOf(table.query)}
        onExport={(format) =>
          saveExport('GET /api/v1/my-requests/export', { query: { ...table.query, format } })
        }
        label={t('title.mine')}
        rowId={({ id }) => id}
        rowLabel={requestName}
        searchLabel={t('search.mine')}
        columns={columns}
        filters={filters}
        pager={requestPagers.mine}
        {...many.bulk}
        renderCard={(request) => <RequestCard request={request} list="mine" />}
        empty={{
          icon: 'wrench',
          title: t('none'),
          description: t('noneText'),
          action: <ActionButton action={report} />,
        }}
      />
      {many.dialog}
    </Page>
  );
}
