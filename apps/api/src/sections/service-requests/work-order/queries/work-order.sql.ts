import type { RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { propertyName } from '../../../properties';

const place = sql<RequestPlace | null>`case
  when work_order.property_id is not null then jsonb_build_object('kind', 'unit', 'id', work_order.property_id,
    'name', ${propertyName}, 'building', nullif(property.building, ''))
  when work_order.area_id is not null then jsonb_build_object('kind', 'area', 'id', work_order.area_id, 'name', area.name,
    'building', null)
  when work_order.asset_id is not null then jsonb_build_object('kind', 'asset', 'id', work_order.asset_id,
    'name', asset.name, 'building', null) end`;

const nextVisit = sql<string | null>`(select min(visit.starts_at) from work_order_visit visit
  where visit.tenant_id = work_order.tenant_id and visit.work_order_id = work_order.id and visit.state <> 'cancelled'
    and visit.ends_at > now())`;

/** Work orders with what lists show of them. Whose they are, the caller of this says. */
export const workOrderRows = (tx: Tx) =>
  tx
    .selectFrom('workOrder')
    .leftJoin('property', 'property.id', 'workOrder.propertyId')
    .leftJoin('commonArea as area', 'area.id', 'workOrder.areaId')
    .leftJoin('asset', 'asset.id', 'workOrder.assetId')
    .leftJoin('vendor', 'vendor.id', 'workOrder.vendorId')
    .leftJoin('member as assignee', 'assignee.id', 'workOrder.assigneeId')
    .select([
      'workOrder.id',
      'workOrder.number',
      'workOrder.title',
      'workOrder.state',
      'workOrder.priority',
      'workOrder.dueOn',
      'workOrder.estimateMinor',
      'workOrder.totalMinor',
      'workOrder.createdAt',
      'workOrder.updatedAt',
      'workOrder.version',
      'workOrder.vendorId',
      'vendor.name as vendorName',
      'workOrder.assigneeId',
      'assignee.displayName as assigneeName',
    ])
    .select([place.as('place'), nextVisit.as('nextVisitAt')]);

export type WorkOrderRow = Awaited<ReturnType<ReturnType<typeof workOrderRows>['executeTakeFirstOrThrow']>>;

type WorkerColumns = Pick<WorkOrderRow, 'vendorId' | 'vendorName' | 'assigneeId' | 'assigneeName'>;

function workerOf({
  vendorId,
  vendorName,
  assigneeId,
  assigneeName,
}: WorkerColumns): WorkOrderSummary['worker'] {
  if (vendorId !== null) return { kind: 'vendor', id: vendorId, name: vendorName ?? '' };
  return assigneeId === null ? null : { kind: 'member', id: assigneeId, name: assigneeName ?? '' };
}

export function summaryOf(row: WorkOrderRow): WorkOrderSummary {
  const { vendorId, vendorName, assigneeId, assigneeName, ...shown } = row;
  return { ...shown, worker: workerOf({ vendorId, vendorName, assigneeId, assigneeName }) };
}
