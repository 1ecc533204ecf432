import { addDays } from '@courtyard/contract/days';
import type { RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type {
  ServicePlan,
  ServicePlanFilters,
} from '@courtyard/contract/service-requests/service-plan/service-plan';
import { servicePlanColumns } from '@courtyard/contract/service-requests/service-plan/service-plan.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../platform/section/lists/define-list';
import { planDays } from './occurrences.rules';
import { isInUse } from './plan-place.sql';

/** How far ahead the next day of a plan is looked for: ten years and a day. */
const horizonDays = 3653;

const place = sql<RequestPlace | null>`case
  when service_plan.area_id is not null then jsonb_build_object('kind', 'area', 'id', service_plan.area_id, 'name', area.name,
    'building', null)
  when service_plan.asset_id is not null then jsonb_build_object('kind', 'asset', 'id', service_plan.asset_id,
    'name', asset.name, 'building', null) end`;

const lastMade = sql<string | null>`(select max(made.occurrence_on) from work_order made
  where made.tenant_id = service_plan.tenant_id and made.plan_id = service_plan.id)`;

export const planRows = (tx: Tx) =>
  tx
    .selectFrom('servicePlan')
    .leftJoin('commonArea as area', 'area.id', 'servicePlan.areaId')
    .leftJoin('asset', 'asset.id', 'servicePlan.assetId')
    .leftJoin('vendor', 'vendor.id', 'servicePlan.vendorId')
    .leftJoin('member as assignee', 'assignee.id', 'servicePlan.assigneeId')
    .select(['servicePlan.id', 'servicePlan.title', 'servicePlan.description', 'servicePlan.priority'])
    .select(['servicePlan.estimateMinor', 'servicePlan.checks', 'servicePlan.every', 'servicePlan.unit'])
    .select(['servicePlan.startsOn', 'servicePlan.endsOn', 'servicePlan.aheadDays', 'servicePlan.isActive'])
    .select(['servicePlan.version', 'servicePlan.vendorId', 'servicePlan.assigneeId'])
    .select(['vendor.name as vendorName', 'assignee.displayName as assigneeName'])
    .select(['servicePlan.countsFrom'])
    .select([place.as('place'), lastMade.as('lastMadeOn'), isInUse.as('isInUse')]);

type Row = Awaited<ReturnType<ReturnType<typeof planRows>['executeTakeFirstOrThrow']>>;

const workerOf = ({ vendorId, vendorName, assigneeId, assigneeName }: Row): ServicePlan['worker'] =>
  vendorId !== null
    ? { kind: 'vendor', id: vendorId, name: vendorName ?? '' }
    : assigneeId !== null
      ? { kind: 'member', id: assigneeId, name: assigneeName ?? '' }
      : null;

/** A row as it is answered, with the next of its days. */
export function planOf(row: Row, today: string): ServicePlan {
  const {
    lastMadeOn,
    countsFrom: counted,
    isInUse: inUse,
    vendorId: _v,
    vendorName: _n,
    assigneeId: _a,
    assigneeName: _m,
    ...shown
  } = row;
  const afterLast = lastMadeOn === null ? today : addDays(lastMadeOn, 1);
  const from = [today, afterLast, counted ?? today].toSorted().at(-1) ?? today;
  const [nextOn = null] = row.isActive && inUse ? planDays(row, from, addDays(from, horizonDays)) : [];
  return { ...shown, worker: workerOf(row), nextOn };
}

const isActive = sql`service_plan.is_active`;

const filters = listFilters(servicePlanColumns, {
  active: {
    state: () => sql`case when ${isActive} then 'yes' else 'no' end`,
    is: (value) => (value === 'yes' ? sql`${isActive}` : sql`not ${isActive}`),
  },
  vendorId: { id: 'servicePlan.vendorId', table: 'vendor', name: 'vendor.name' },
  assigneeId: { id: 'servicePlan.assigneeId', table: 'member', name: 'member.display_name' },
  place: {
    state: () => sql`case when service_plan.area_id is not null then 'area'
      when service_plan.asset_id is not null then 'asset' end`,
    is: (kind) =>
      kind === 'area' ? sql`service_plan.area_id is not null` : sql`service_plan.asset_id is not null`,
  },
  priority: 'servicePlan.priority',
  startsOn: 'servicePlan.startsOn',
  endsOn: 'servicePlan.endsOn',
  estimateMinor: 'servicePlan.estimateMinor',
});

const searched = [
  'servicePlan.title',
  'asset.name',
  'area.name',
  'vendor.name',
  'assignee.displayName',
] as const;

/** `except` is a filter that does not count. */
const conditions = (query: ServicePlanFilters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([
    ...everyWord(query.search, searched),
    ...filters.conditions(query, at, except),
    ...(query.assetId === undefined ? [] : [sql<SqlBool>`service_plan.asset_id = ${query.assetId}`]),
    ...(query.areaId === undefined ? [] : [sql<SqlBool>`service_plan.area_id = ${query.areaId}`]),
  ]);

/** Maintenance plans, by title where no other order is asked for. */
export const servicePlanList = defineList({
  rows: ({ tx }) => planRows(tx),
  answer: (row, { today }) => planOf(row, today),
  filters,
  conditions,
  orders: {
    title: { column: 'servicePlan.titleSort' },
    priority: { column: 'servicePlan.prioritySort' },
    startsOn: { column: 'servicePlan.startsOn' },
  },
  last: { column: 'servicePlan.id' },
});
