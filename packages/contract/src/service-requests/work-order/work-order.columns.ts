import { defineColumns } from '../../wire/fields/columns';
import { placeKinds, requestPriorities } from '../request/request.values';
import type { WorkOrderSummary } from './work-order';
import { workOrderStates } from './work-order.values';
import { workOrderLabels } from './work-order.labels';

/** Work orders, as a table and as a file, and what they are filtered by. */
export const workOrderColumns = defineColumns<WorkOrderSummary>()(
  workOrderLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'title', kind: 'text', sort: true },
    { field: 'state', kind: 'choice' },
    { field: 'worker', kind: 'text', of: ({ worker }) => worker?.name },
    { field: 'place', kind: 'text', of: ({ place }) => place?.name },
    { field: 'priority', kind: 'choice', sort: true },
    { field: 'nextVisitAt', kind: 'moment' },
    { field: 'dueOn', kind: 'day', sort: true },
    { field: 'estimateMinor', kind: 'money' },
    { field: 'totalMinor', kind: 'money', sort: true, total: true },
    { field: 'createdAt', kind: 'moment', sort: true },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  {
    state: workOrderStates,
    vendorId: 'reference',
    assigneeId: 'reference',
    priority: requestPriorities,
    place: placeKinds,
    dueOn: 'days',
    totalMinor: 'money',
    createdAt: 'days',
    updatedAt: 'days',
  },
);
