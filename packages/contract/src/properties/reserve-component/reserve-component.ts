import { z } from 'zod';
import {
  amountMinor,
  day,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  optionalText,
  version,
} from '../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { assetCategory } from '../asset/asset';
import { reserveComponentColumns } from './reserve-component.columns';

const replacementCost = amountMinor.min(0).max(1_000_000_000_000);

const componentFields = z.object({
  name: line(120),
  category: assetCategory,
  /** The common area that it belongs to. */
  areaId: id.nullable().default(null),
  /** How much of it there is: 12,400 of unit "sq ft". */
  quantity: z.int().min(1).max(1_000_000_000).nullable().default(null),
  unit: optionalLine(20).default(null),
  /** When it was built in, or last replaced as a whole. */
  inServiceOn: day,
  /** From new to replacement. */
  usefulLifeYears: z.int().min(1).max(200),
  /** What an inspection found it to have left on a day; without one the useful life alone says it. */
  assessedOn: day.nullable().default(null),
  assessedRemainingYears: z.int().min(0).max(200).nullable().default(null),
  /** For all of it, at the prices of `pricedOn`. */
  replacementCostMinor: replacementCost,
  pricedOn: day,
  notes: optionalText(2000).default(null),
});

/** What has to fit together within a component. */
function checkComponent(component: z.output<typeof componentFields>, context: z.RefinementCtx) {
  const complain = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { assessedOn, assessedRemainingYears: remaining, inServiceOn } = component;
  if (assessedOn !== null && remaining === null)
    complain('assessedRemainingYears', 'Enter the remaining years found by the inspection.');
  if (assessedOn === null && remaining !== null) complain('assessedOn', 'Enter the inspection date.');
  if (assessedOn !== null && assessedOn < inServiceOn)
    complain('assessedOn', 'The inspection date is before it was in service.');
}

export const reserveComponentInput = componentFields.superRefine(checkComponent);
export const reserveComponentChange = componentFields.extend({ version }).superRefine(checkComponent);

/**
 * A part of the common property that is replaced from the reserve fund, with the terms of the National Reserve Study
 * Standards (Community Associations Institute): useful life, remaining useful life, current replacement cost, and the
 * fully funded balance, which is the cost times the part of the life that is used up.
 */
export const reserveComponent = z.object({
  id,
  name: z.string(),
  category: assetCategory,
  area: z.object({ id, name: z.string() }).nullable(),
  quantity: z.int().nullable(),
  unit: z.string().nullable(),
  inServiceOn: day,
  usefulLifeYears: z.int(),
  assessedOn: day.nullable(),
  assessedRemainingYears: z.int().nullable(),
  replacementCostMinor: amountMinor,
  pricedOn: day,
  notes: z.string().nullable(),
  /** When its life is over: by the inspection where there is one, else by the useful life. */
  replaceOn: day,
  /** Whole months until then on the community's day; 0 where it is over. */
  remainingMonths: z.int(),
  /** What the reserve fund would hold for it today had every year paid its part. */
  fullyFundedMinor: amountMinor,
  /** The part of one year: the cost over the useful life. */
  yearlyMinor: amountMinor,
  /** Assets of the register that it replaces. */
  assetCount: z.int(),
  version: z.int(),
  updatedAt: moment,
});

/** Replacements that fall due, at today's prices, by calendar year. One that is overdue falls into the first. */
export const reserveOutlook = z.object({
  asOf: day,
  count: z.int(),
  replacementCostMinor: amountMinor,
  fullyFundedMinor: amountMinor,
  yearlyMinor: amountMinor,
  years: z.array(
    z.object({
      year: z.int(),
      amountMinor,
      components: z.array(z.object({ id, name: z.string(), amountMinor })),
    }),
  ),
});

const componentParams = z.object({ componentId: id });

const componentsQuery = listQuery(reserveComponentColumns.sort).extend({
  ...filterQuery(reserveComponentColumns),
  /** Those whose life is over within so many years. */
  withinYears: z.coerce.number().int().min(0).max(100).optional(),
  /** Those that the outlook has in this calendar year: replaced then for the first time, or again. */
  inYear: z.coerce.number().int().min(1900).max(2999).optional(),
});
const componentFilters = componentsQuery.omit({ cursor: true, limit: true, sort: true });

export const reserveComponentRoutes = {
  listReserveComponents: defineRoute({
    method: 'GET',
    path: '/api/v1/reserve-components',
    access: 'Reserve Components List View',
    summary: 'Components of the reserve study, with life and cost as of today',
    query: componentsQuery,
    response: list(reserveComponent),
  }),
  exportReserveComponents: defineRoute({
    method: 'GET',
    path: '/api/v1/reserve-components/export',
    access: 'Reserve Components List View',
    summary: 'All rows of the reserve study as a file',
    query: componentsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  reserveComponentValues: defineRoute({
    method: 'GET',
    path: '/api/v1/reserve-components/values',
    access: 'Reserve Components List View',
    summary: 'What a filter of the reserve study can be, counted under the others',
    query: componentFilters.extend(requestedValues(reserveComponentColumns)),
    response: filterValues,
  }),
  reserveComponentTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/reserve-components/totals',
    access: 'Reserve Components List View',
    summary: 'Sums over the reserve study under its filters',
    query: componentFilters,
    response: listTotals,
  }),
  reserveOutlook: defineRoute({
    method: 'GET',
    path: '/api/v1/reserve-components/outlook',
    access: 'Reserve Components List View',
    summary: 'What falls due in which year, and what the reserve fund should hold',
    query: z.object({ years: z.coerce.number().int().min(1).max(60).default(30) }),
    response: one(reserveOutlook),
  }),
  createReserveComponent: defineRoute({
    method: 'POST',
    path: '/api/v1/reserve-components',
    access: 'Reserve Component Update',
    summary: 'Add a reserve component',
    body: reserveComponentInput,
    response: one(reserveComponent),
    status: 201,
  }),
  getReserveComponent: defineRoute({
    method: 'GET',
    path: '/api/v1/reserve-components/:componentId',
    access: 'Reserve Components List View',
    summary: 'One reserve component',
    params: componentParams,
    response: one(reserveComponent),
  }),
  updateReserveComponent: defineRoute({
    method: 'PUT',
    path: '/api/v1/reserve-components/:componentId',
    access: 'Reserve Component Update',
    summary: 'Change a reserve component',
    params: componentParams,
    body: reserveComponentChange,
    response: one(reserveComponent),
  }),
  replaceReserveComponent: defineRoute({
    method: 'POST',
    path: '/api/v1/reserve-components/:componentId/replace',
    access: 'Reserve Component Update',
    summary: 'Record that it was replaced: its life begins anew, at what it cost',
    params: componentParams,
    body: z.object({ version, replacedOn: day, costMinor: replacementCost }),
    response: one(reserveComponent),
  }),
  removeReserveComponent: defineRoute({
    method: 'DELETE',
    path: '/api/v1/reserve-components/:componentId',
    access: 'Reserve Component Update',
    summary: 'Take a component out of the reserve study; its assets stay in the register',
    params: componentParams,
    status: 204,
  }),
};

export type ReserveComponentInput = z.infer<typeof reserveComponentInput>;
export type ReserveComponentChange = z.infer<typeof reserveComponentChange>;
export type ReserveComponent = z.infer<typeof reserveComponent>;
export type ReserveOutlook = z.infer<typeof reserveOutlook>;
