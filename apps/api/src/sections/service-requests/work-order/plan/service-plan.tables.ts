import type { PlanInput } from '@courtyard/contract/service-requests/service-plan/service-plan';
import type { GeneratedAlways } from 'kysely';
import type { Day, DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface ServicePlanTable extends Pick<
  PlanInput,
  'title' | 'description' | 'priority' | 'every' | 'unit' | 'aheadDays' | 'isActive'
> {
  tenantId: string;
  id: string;
  areaId: string | null;
  assetId: string | null;
  vendorId: string | null;
  assigneeId: string | null;
  estimateMinor: number | null;
  checks: string[];
  startsOn: Day;
  endsOn: Day | null;
  /** The first day that it makes orders for, since it was activated or its rule changed; null for all since it starts. */
  countsFrom: Day | null;
  titleSort: GeneratedAlways<string>;
  prioritySort: GeneratedAlways<number>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}
