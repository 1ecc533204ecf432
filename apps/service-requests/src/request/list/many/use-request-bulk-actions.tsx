import { type CallQuery, lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { type BulkDialogProps, useBulkActions } from '@courtyard/ui/data';
import { manyMessages } from './many.messages';

export type RequestsQuery = CallQuery<'GET /api/v1/community-requests'>;

export type RequestManyProps = BulkDialogProps<RequestSummary> & { query: RequestsQuery };

const AssignManyDialog = lazyOverlay(async () => (await import('./many.dialog')).AssignManyDialog);
const PriorityManyDialog = lazyOverlay(async () => (await import('./many.dialog')).PriorityManyDialog);
const StateManyDialog = lazyOverlay(async () => (await import('./many.dialog')).StateManyDialog);

/** What can be done with many requests of the list. */
export function useRequestOfferedBulkActions(query: RequestsQuery) {
  const t = useMessages(manyMessages);
  const canHandle = useCan('Community Request Update');
  return useBulkActions<RequestSummary>(
    canHandle
      ? [
          {
            label: t('assign'),
            icon: 'user',
            dialog: (props) => <AssignManyDialog {...props} query={query} />,
          },
          {
            label: t('priority'),
            icon: 'alert',
            dialog: (props) => <PriorityManyDialog {...props} query={query} />,
          },
          {
            label: t('state'),
            icon: 'check',
            dialog: (props) => <StateManyDialog {...props} query={query} />,
          },
        ]
      : [],
  );
}
