import { z } from 'zod';
import { bulkChange, bulkAnswer, bulkLimits } from '../../wire/fields/chosen-rows';
import { id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { requestPriority } from '../request/request';
import {
  signOffInput,
  visitInput,
  workActionInput,
  workLinesInput,
  workOrder,
  workOrderParams,
  workPhotosInput,
  workSignOff,
} from './work-order';
import { workOrderFilters } from './work-order-routes';

const visitParams = workOrderParams.extend({ visitId: id });

/** A vendor, or a member of the staff; null for nobody. */
export const workerSet = z.object({
  worker: z.object({ kind: z.enum(['vendor', 'member']), id }).nullable(),
});
export const workPrioritySet = z.object({ priority: requestPriority });
export const workStateSet = z.object({ action: z.enum(['issue', 'accept']) });

/** What is done with one order: what the caller may do follows from their part in it. */
export const workOrderActionRoutes = {
  applyWorkOrderAction: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/:workOrderId/state',
    access: 'Work Order Details View',
    summary:
      'Issue, confirm, start, finish, accept, return, decline, cancel or reopen a work order. An estimate that needs approval is issued once it is approved.',
    params: workOrderParams,
    body: workActionInput,
    response: one(workOrder),
  }),
  addVisit: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/:workOrderId/visits',
    access: 'Work Order Details View',
    summary:
      'Schedule a visit. A visit entered by the vendor or staff member is proposed until a manager confirms it. 409 `visit-overlap` if the vendor, staff member or unit has another visit at that time.',
    params: workOrderParams,
    body: visitInput,
    response: one(workOrder),
    status: 201,
  }),
  confirmVisit: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/:workOrderId/visits/:visitId/confirm',
    access: 'Work Order Update',
    summary: 'Confirm a proposed visit',
    params: visitParams,
    body: z.object({}),
    response: one(workOrder),
  }),
  cancelVisit: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/:workOrderId/visits/:visitId/cancel',
    access: 'Work Order Details View',
    summary: 'Cancel an upcoming visit',
    params: visitParams,
    body: z.object({}),
    response: one(workOrder),
  }),
  setCheck: defineRoute({
    method: 'PUT',
    path: '/api/v1/work-orders/:workOrderId/checks/:checkId',
    access: 'Work Order Details View',
    summary: 'Check off a step of the checklist, or clear it',
    params: workOrderParams.extend({ checkId: id }),
    body: z.object({ isDone: z.boolean() }),
    response: one(workOrder),
  }),
  setWorkLines: defineRoute({
    method: 'PUT',
    path: '/api/v1/work-orders/:workOrderId/lines',
    access: 'Work Order Details View',
    summary: 'Replace the lines of labor and parts',
    params: workOrderParams,
    body: workLinesInput,
    response: one(workOrder),
  }),
  setWorkPhotos: defineRoute({
    method: 'PUT',
    path: '/api/v1/work-orders/:workOrderId/photos',
    access: 'Work Order Details View',
    summary: 'Replace the photos before or after the work',
    params: workOrderParams,
    body: workPhotosInput,
    response: one(workOrder),
  }),
  recordSignOff: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/:workOrderId/sign-off',
    access: 'Work Order Details View',
    summary: 'Record that a resident signed off the work on site',
    params: workOrderParams,
    body: signOffInput,
    response: one(workOrder),
  }),
  draftWorkBill: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/:workOrderId/bill',
    access: 'Work Order Update',
    summary: 'Retry the draft vendor bill of an accepted work order; creates at most one',
    params: workOrderParams,
    body: z.object({}),
    response: one(workOrder),
  }),
  assignWorkOrders: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/assign',
    access: 'Work Order Update',
    summary: 'Assign selected or filtered work orders to a vendor or staff member; null unassigns drafts',
    bodyLimits: bulkLimits,
    body: bulkChange(workOrderFilters, workerSet.shape),
    response: one(bulkAnswer),
  }),
  setPriorityOfWorkOrders: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/priority',
    access: 'Work Order Update',
    summary: 'Set the priority of selected or filtered work orders',
    bodyLimits: bulkLimits,
    body: bulkChange(workOrderFilters, workPrioritySet.shape),
    response: one(bulkAnswer),
  }),
  setStateOfWorkOrders: defineRoute({
    method: 'POST',
    path: '/api/v1/work-orders/state',
    access: 'Work Order Update',
    summary: 'Issue or accept selected or filtered work orders',
    bodyLimits: bulkLimits,
    body: bulkChange(workOrderFilters, workStateSet.shape),
    response: one(bulkAnswer),
  }),
};

/** A finished order as the resident sees it who signs off the work. */
export const residentWork = z.object({
  id,
  number: z.int(),
  title: z.string(),
  place: z.string().nullable(),
  worker: z.string().nullable(),
  workNote: z.string().nullable(),
  finishedAt: moment.nullable(),
  nextVisit: z.object({ startsAt: moment, endsAt: moment }).nullable(),
  signOff: workSignOff.nullable(),
  /** It is finished, and nobody signed yet. */
  canSign: z.boolean(),
});

/** For owners and residents of the unit, and the reporters of its requests. */
export const residentWorkRoutes = {
  getResidentWork: defineRoute({
    method: 'GET',
    path: '/api/v1/resident-work/:workOrderId',
    access: 'signed-in',
    summary: 'Work in the caller’s unit or for their request; 404 otherwise',
    params: workOrderParams,
    response: one(residentWork),
  }),
  signOffWork: defineRoute({
    method: 'POST',
    path: '/api/v1/resident-work/:workOrderId/sign-off',
    access: 'signed-in',
    summary: 'Sign off finished work as its resident',
    params: workOrderParams,
    body: signOffInput.pick({ note: true }),
    response: one(residentWork),
  }),
};

/** Members who see and answer the orders of a vendor. */
export const vendorMembers = z.object({
  members: z.array(z.object({ id, name: z.string(), email: z.string().nullable() })),
  /** Members who can be added: with the right to see work orders and without another vendor. */
  choices: z.array(z.object({ id, name: z.string() })),
});

export const vendorMemberRoutes = {
  getVendorMembers: defineRoute({
    method: 'GET',
    path: '/api/v1/work-order-vendors/:vendorId/members',
    access: 'Work Order Update',
    summary: 'Members with access to a vendor’s work orders, and members who can be added',
    params: z.object({ vendorId: id }),
    response: one(vendorMembers),
  }),
  setVendorMembers: defineRoute({
    method: 'PUT',
    path: '/api/v1/work-order-vendors/:vendorId/members',
    access: 'Work Order Update',
    summary: 'Set the members with access to a vendor’s work orders; each member belongs to one vendor',
    params: z.object({ vendorId: id }),
    body: z.object({ memberIds: z.array(id).max(50) }),
    response: one(vendorMembers),
  }),
};

export type ResidentWork = z.infer<typeof residentWork>;
export type VendorMembers = z.infer<typeof vendorMembers>;
export type WorkerSet = z.output<typeof workerSet>;
export type WorkPrioritySet = z.output<typeof workPrioritySet>;
export type WorkStateSet = z.output<typeof workStateSet>;
