import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { day, exported, flag, id, list, listQuery, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { requestPlace } from '../request/request';
import { workOrder, workOrderChange, workOrderInput, workOrderParams, workOrderSummary } from './work-order';
import { workOrderColumns } from './work-order.columns';

/** `isOpen`: only what is still to be done. The ids: those of one request, asset, area, unit or plan. */
const query = listQuery(workOrderColumns.sort).extend({
  ...filterQuery(workOrderColumns),
  isOpen: flag,
  requestId: id.optional(),
  assetId: id.optional(),
  areaId: id.optional(),
  propertyId: id.optional(),
  planId: id.optional(),
});
export const workOrderFilters = query.omit({ cursor: true, limit: true, sort: true });

const named = z.object({ id, name: z.string() });

/** What the form of an order offers, by a part of its name; at most 50 of each. */
export const workOrderChoices = z.object({
  vendors: z.array(named),
  staff: z.array(named),
  places: z.array(requestPlace),
});

/** `vendor`: the one that is asked for, or who did the last service or work of the asset. */
export const workOrderBeginning = z.object({
  place: requestPlace.nullable(),
  vendor: named.nullable(),
  lastService: z
    .object({ servicedOn: day, summary: z.string(), performedBy: z.string().nullable() })
    .nullable(),
});

/** Work orders: all of them with `Community Work Orders View`; else those given to the caller or their vendor. */
export const workOrderRoutes = {
  listWorkOrders: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders',
    access: 'Work Orders List View',
    summary: 'Work orders of the community, or those assigned to the caller or their vendor',
    query,
    response: list(workOrderSummary),
  }),
  exportWorkOrders: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/export',
    access: 'Work Orders List View',
    summary: 'Export the list of work orders',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  workOrderValues: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/values',
    access: 'Work Orders List View',
    summary: 'Filter values of the work orders, with counts under the other filters',
    query: workOrderFilters.extend(requestedValues(workOrderColumns)),
    response: filterValues,
  }),
  workOrderTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/totals',
    access: 'Work Orders List View',
    summary: 'Number and total amount of work orders under the filters',
    query: workOrderFilters,
    response: listTotals,
  }),
  workOrderChoices: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/choices',
    access: 'Work Order Update',
    summary: 'Vendors, staff members and places to choose for a work order',
    query: z.object({ search: z.string().trim().max(80).optional() }),
    response: one(workOrderChoices),
  }),
  workOrderBeginning: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/beginning',
    access: 'Work Order Update',
    summary:
      'Initial values of a new work order or plan for a place or vendor: names, and an asset’s last service',
    query: z.object({
      propertyId: id.optional(),
      areaId: id.optional(),
      assetId: id.optional(),
      vendorId: id.optional(),
    }),
    response: one(workOrderBeginning),
  }),
  createWorkOrder: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders',
    access: 'Work Order Create',
    summary: 'Create a draft work order, on its own or from requests',
    body: workOrderInput,
    bodyLimits: { bytes: 128 * 1024 },
    response: one(workOrder),
    status: 201,
  }),
  getWorkOrder: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/:workOrderId',
    access: 'Work Order Details View',
    summary: 'One work order with its visits, checklist, lines and photos',
    params: workOrderParams,
    response: one(workOrder),
  }),
  updateWorkOrder: defineRoute({
    method: 'PUT',
    path: '/api/v1/work-orders/:workOrderId',
    access: 'Work Order Update',
    summary: 'Edit an open work order; changing the vendor or staff member cancels planned visits',
    params: workOrderParams,
    body: workOrderChange,
    bodyLimits: { bytes: 128 * 1024 },
    response: one(workOrder),
  }),
  workOrderHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/:workOrderId/history',
    access: 'Work Order Details View',
    summary: 'History of a work order',
    params: workOrderParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  workOrderPaper: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/:workOrderId/paper',
    access: 'Work Order Details View',
    summary: 'A work order as PDF',
    params: workOrderParams,
    produces: 'application/pdf',
  }),
};

export type WorkOrderFilters = z.output<typeof workOrderFilters>;
export type WorkOrderBeginning = z.infer<typeof workOrderBeginning>;
export type WorkOrderChoices = z.infer<typeof workOrderChoices>;
