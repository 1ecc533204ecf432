import { defineColumns } from '../../wire/fields/columns';
import { requestPriorities } from '../request/request.values';
import { workOrderLabels } from '../work-order/work-order.labels';
import type { ServicePlan } from './service-plan';
import { planStateOf } from './service-plan.values';

/** Maintenance plans, as a table and as a file, and what they are filtered by. */
export const servicePlanColumns = defineColumns<ServicePlan>()(
  workOrderLabels,
  [
    { field: 'title', kind: 'text', sort: true },
    { field: 'place', kind: 'text', of: ({ place }) => place?.name },
    { field: 'worker', kind: 'text', of: ({ worker }) => worker?.name },
    { field: 'nextOn', kind: 'day' },
    { field: 'planState', kind: 'choice', of: planStateOf },
    { field: 'priority', kind: 'choice', sort: true },
    { field: 'every', kind: 'number' },
    { field: 'unit', kind: 'choice' },
    { field: 'startsOn', kind: 'day', sort: true },
    { field: 'endsOn', kind: 'day' },
    { field: 'aheadDays', kind: 'number' },
    { field: 'estimateMinor', kind: 'money' },
  ],
  {
    active: ['yes', 'no'],
    vendorId: 'reference',
    assigneeId: 'reference',
    place: ['area', 'asset'],
    priority: requestPriorities,
    startsOn: 'days',
    endsOn: 'days',
    estimateMinor: 'money',
  },
);
