import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import {
  day,
  enteredMinor,
  exported,
  id,
  line,
  list,
  listQuery,
  one,
  optionalText,
  version,
} from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { placeInput, requestPlace, requestPriority } from '../request/request';
import { workerReference } from '../work-order/work-order';
import { maxChecks } from '../work-order/work-order.values';
import { servicePlanColumns } from './service-plan.columns';
import { planUnits } from './service-plan.values';

export const planUnit = z.enum(planUnits);

const fields = z.object({
  title: line(120),
  description: optionalText(5000).default(null),
  /** An asset or a common area. */
  place: placeInput,
  vendorId: id.nullable().default(null),
  assigneeId: id.nullable().default(null),
  priority: requestPriority.default('normal'),
  estimateMinor: enteredMinor.min(0).nullable().default(null),
  checks: z.array(line(200)).max(maxChecks).default([]),
  every: z.int().min(1).max(120),
  unit: planUnit,
  /** The first day for which there is an order. */
  startsOn: day,
  endsOn: day.nullable().default(null),
  /** How many days before its day an order is created. */
  aheadDays: z.int().min(0).max(120).default(14),
  isActive: z.boolean().default(true),
});

type Fields = z.output<typeof fields>;

function checkPlan({ place, vendorId, assigneeId, startsOn, endsOn }: Fields, context: z.RefinementCtx) {
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (place === null || place.kind === 'unit') complain('place', 'Choose an asset or a common area.');
  if (vendorId !== null && assigneeId !== null)
    complain('assigneeId', 'Choose a vendor or a staff member, not both.');
  if (endsOn !== null && endsOn < startsOn)
    complain('endsOn', 'The last due date can’t be before the first.');
}

export const planInput = fields.superRefine(checkPlan);
export const planChange = fields.extend({ version }).superRefine(checkPlan);

export const servicePlan = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  place: requestPlace.nullable(),
  worker: workerReference.nullable(),
  priority: requestPriority,
  estimateMinor: z.int().nullable(),
  checks: z.array(z.string()),
  every: z.int(),
  unit: planUnit,
  startsOn: day,
  endsOn: day.nullable(),
  aheadDays: z.int(),
  isActive: z.boolean(),
  /** The next day for which no order was created yet; null where none comes. */
  nextOn: day.nullable(),
  version: z.int(),
});

const params = z.object({ planId: id });

/** The ids: those of one asset or common area, for its page. */
const query = listQuery(servicePlanColumns.sort)
  .extend(filterQuery(servicePlanColumns))
  .extend({ assetId: id.optional(), areaId: id.optional() });
const servicePlanFilters = query.omit({ cursor: true, limit: true, sort: true });

export const servicePlanRoutes = {
  listServicePlans: defineRoute({
    method: 'GET',
    path: '/api/v1/service-plans',
    access: 'Community Work Orders View',
    summary: 'Preventive maintenance plans',
    query,
    response: list(servicePlan),
  }),
  exportServicePlans: defineRoute({
    method: 'GET',
    path: '/api/v1/service-plans/export',
    access: 'Community Work Orders View',
    summary: 'Export the list of preventive maintenance plans',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  servicePlanValues: defineRoute({
    method: 'GET',
    path: '/api/v1/service-plans/values',
    access: 'Community Work Orders View',
    summary: 'Filter values of the maintenance plans, with counts under the other filters',
    query: servicePlanFilters.extend(requestedValues(servicePlanColumns)),
    response: filterValues,
  }),
  servicePlanTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/service-plans/totals',
    access: 'Community Work Orders View',
    summary: 'Number of maintenance plans under the filters',
    query: servicePlanFilters,
    response: listTotals,
  }),
  createServicePlan: defineRoute({
    method: 'POST',
    path: '/api/v1/service-plans',
    access: 'Work Order Update',
    summary: 'Create a preventive maintenance plan',
    body: planInput,
    response: one(servicePlan),
    status: 201,
  }),
  getServicePlan: defineRoute({
    method: 'GET',
    path: '/api/v1/service-plans/:planId',
    access: 'Community Work Orders View',
    summary: 'One preventive maintenance plan',
    params,
    response: one(servicePlan),
  }),
  updateServicePlan: defineRoute({
    method: 'PUT',
    path: '/api/v1/service-plans/:planId',
    access: 'Work Order Update',
    summary: 'Edit or pause a plan; work orders already created don’t change',
    params,
    body: planChange,
    response: one(servicePlan),
  }),
  servicePlanHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/service-plans/:planId/history',
    access: 'Community Work Orders View',
    summary: 'History of a plan',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type PlanInput = z.output<typeof planInput>;
export type PlanChange = z.output<typeof planChange>;
export type ServicePlanFilters = z.output<typeof servicePlanFilters>;
export type ServicePlan = z.infer<typeof servicePlan>;
