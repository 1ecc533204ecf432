import { defineColumns } from '../../wire/fields/columns';
import { workOrderLabels } from '../work-order/work-order.labels';
import type { ServicePlan } from './service-plan';
import { planStateOf } from './service-plan.values';

/** Maintenance plans, as a table. */
export const servicePlanColumns = defineColumns<ServicePlan>()(workOrderLabels, [
  { field: 'title', kind: 'text' },
  { field: 'place', kind: 'text', of: ({ place }) => place?.name },
  { field: 'worker', kind: 'text', of: ({ worker }) => worker?.name },
  { field: 'nextOn', kind: 'day' },
  { field: 'planState', kind: 'choice', of: planStateOf },
  { field: 'priority', kind: 'choice' },
  { field: 'startsOn', kind: 'day' },
  { field: 'endsOn', kind: 'day' },
  { field: 'aheadDays', kind: 'number' },
  { field: 'estimateMinor', kind: 'money' },
]);
