import { openWorkStates } from '@courtyard/contract/service-requests/work-order/work-order.values';
import { workOrderColumns } from '@courtyard/contract/service-requests/work-order/work-order.columns';
import type { WorkOrderFilters } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../platform/section/lists/define-list';
import type { ReadContext } from '../../../../platform/section/call-context';
import { isSeen } from '../../part/part.sql';
import { isVisible } from '../people/work-part';
import { summaryOf, workOrderRows } from '../queries/work-order.sql';

const places: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  unit: sql`work_order.property_id is not null`,
  area: sql`work_order.area_id is not null`,
  asset: sql`work_order.asset_id is not null`,
};

const filters = listFilters(workOrderColumns, {
  state: 'workOrder.state',
  vendorId: { id: 'workOrder.vendorId', table: 'vendor', name: 'vendor.name' },
  assigneeId: { id: 'workOrder.assigneeId', table: 'member', name: 'member.display_name' },
  priority: 'workOrder.priority',
  place: {
    state:
      () => sql`case when work_order.property_id is not null then 'unit' when work_order.area_id is not null
      then 'area' when work_order.asset_id is not null then 'asset' end`,
    is: (kind) => places[kind] ?? sql`false`,
  },
  dueOn: 'workOrder.dueOn',
  totalMinor: 'workOrder.totalMinor',
  createdAt: { moment: 'workOrder.createdAt' },
  updatedAt: { moment: 'workOrder.updatedAt' },
});

const open = sql.join(openWorkStates.map((state) => sql.lit(state)));

const ids = { assetId: 'asset_id', areaId: 'area_id', propertyId: 'property_id', planId: 'plan_id' } as const;

/** Of one record: what its page asks for. */
function ofRecord(query: WorkOrderFilters, context: ReadContext): RawBuilder<SqlBool>[] {
  const conditions = Object.entries(ids).flatMap(([name, column]) => {
    const value = query[name as keyof typeof ids];
    return value === undefined ? [] : [sql<SqlBool>`work_order.${sql.ref(column)} = ${value}`];
  });
  if (query.requestId !== undefined)
    // Nobody learns from it that there is a request which they may not see.
    conditions.push(sql`exists (select from work_order_request linked
      join request on request.tenant_id = linked.tenant_id and request.id = linked.request_id
      where linked.tenant_id = work_order.tenant_id and linked.work_order_id = work_order.id
        and request.id = ${query.requestId} and ${isSeen(context)})`);
  if (query.isOpen) conditions.push(sql`work_order.state in (${open})`);
  return conditions;
}

/** `except` is a filter that does not count. */
export const conditionsOf = (
  query: WorkOrderFilters,
  at: AsOf,
  except: string | undefined,
  context: ReadContext,
): RawBuilder<SqlBool> =>
  allOf([
    ...everyWord(query.search, ['workOrder.title', 'workOrder.number']),
    ...filters.conditions(query, at, except),
    ...ofRecord(query, context),
  ]);

/** Work orders that the caller may see, the newest first where no other order is asked for. */
export const workOrderList = defineList({
  rows: (context) => workOrderRows(context.tx).where(isVisible(context)),
  answer: summaryOf,
  filters,
  conditions: conditionsOf,
  orders: {
    number: { column: 'workOrder.number' },
    title: { column: 'workOrder.titleSort' },
    priority: { column: 'workOrder.prioritySort' },
    dueOn: { column: 'workOrder.dueOn', nullable: true },
    totalMinor: { column: 'workOrder.totalMinor' },
    createdAt: { column: 'workOrder.createdAt' },
    updatedAt: { column: 'workOrder.updatedAt' },
  },
  defaultSort: '-number',
  last: { column: 'workOrder.id' },
  sums: { totalMinor: 'workOrder.totalMinor' },
});
