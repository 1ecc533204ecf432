import { saveExport, useCan, useMessages } from '@courtyard/common';
import { ActionButton } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { useRequestOfferedBulkActions } from './bulk/use-request-bulk-actions';
import { requestName } from '../request-place';
import { requestPaths } from '../request-paths';
import { requestMessages } from '../request.messages';
import { communityRequests, requestPagers } from '../request.queries';
import { listMessages } from './list.messages';
import { RequestCard } from './request.card';
import { useCommunityColumns } from './requests.columns';
import { useCommunityFilters, useCommunityTable } from './requests.table';

/** All requests as a list. */
export function CommunityTable() {
  const t = useMessages(listMessages);
  const tRequest = useMessages(requestMessages);
  const canHandle = useCan('Community Request Update');
  const table = useCommunityTable();
  const columns = useCommunityColumns();
  const filters = useCommunityFilters();
  const actions = useRequestOfferedBulkActions(table.query);
  return (
    <>
      <DataTable
        state={table}
        query={communityRequests.useList(table.query)}
        source={communityRequests.sourceOf(table.query)}
        onExport={(format) =>
          saveExport('GET /api/v1/community-requests/export', { query: { ...table.query, format } })
        }
        label={t('title.community')}
        rowId={({ id }) => id}
        rowLabel={requestName}
        searchLabel={t('search.community')}
        columns={columns}
        filters={filters}
        pager={requestPagers.community}
        renderCard={(request) => <RequestCard request={request} list="community" />}
        {...actions.bulk}
        empty={{
          icon: 'wrench',
          title: t('none'),
          ...(canHandle && {
            action: (
              <ActionButton action={{ label: tRequest('enter'), icon: 'plus', to: requestPaths.enter }} />
            ),
          }),
        }}
      />
      {actions.dialog}
    </>
  );
}
