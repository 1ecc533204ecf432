import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { fieldRule } from '../../wire/fields/field-rule';
import {
  amountMinor,
  enteredMinor,
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
import { accountTypes } from '../account/account.values';
import { chargeType } from '../charge/charge';
import { serviceItemColumns } from './service-item.columns';
import { serviceItemKinds, taxBoxes } from './service-item.values';

export const serviceItemKind = z.enum(serviceItemKinds);
export const taxBox = z.enum(taxBoxes);

const serviceItemFields = z.object({
  /** No two that are in use share one. */
  name: line(120),
  /** A short name of their own; no two of a community share one. */
  code: optionalLine(40).default(null),
  kind: serviceItemKind.default('billed'),
  /** What a line of an invoice or a bill says. */
  description: optionalText(500).default(null),
  priceMinor: enteredMinor.min(0).nullable().default(null),
  /** What the price is for one of: "hour". */
  unit: optionalLine(20).default(null),
  /** The fund that a line begins with; null: it is chosen there. */
  fundId: id.nullable().default(null),
  /** Of what is billed; of what is only bought it counts for nothing, as its charge type does. */
  incomeAccountId: id.nullable().default(null),
  chargeType: chargeType.nullable().default(null),
  /** Of what is bought; of what is only billed it counts for nothing, as its box does. */
  expenseAccountId: id.nullable().default(null),
  taxBox: taxBox.default('none'),
});

type Fields = z.output<typeof serviceItemFields>;

const rule = fieldRule<Fields>;

/** With what has to be known by its kind. */
const withRules = <S extends z.ZodType<Fields>>(schema: S) =>
  schema
    .refine(
      ({ kind, incomeAccountId }) => kind === 'bought' || incomeAccountId !== null,
      rule('incomeAccountId', 'Choose an income account.'),
    )
    .refine(
      ({ kind, chargeType: type }) => kind === 'bought' || type !== null,
      rule('chargeType', 'Choose a charge type.'),
    )
    .refine(
      ({ kind, expenseAccountId }) => kind === 'billed' || expenseAccountId !== null,
      rule('expenseAccountId', 'Choose an expense account.'),
    );

export const serviceItemInput = withRules(serviceItemFields);
export const serviceItemChange = withRules(serviceItemFields.extend({ version }));

/** An account or a fund, as it is called in the chart. */
const inChart = z.object({ id, code: z.string(), name: z.string(), archived: z.boolean() });

/** What the community bills or buys: lines of invoices and bills begin with it. */
export const serviceItem = z.object({
  id,
  name: z.string(),
  code: z.string().nullable(),
  kind: serviceItemKind,
  description: z.string().nullable(),
  priceMinor: amountMinor.nullable(),
  unit: z.string().nullable(),
  fund: inChart.nullable(),
  incomeAccount: inChart.nullable(),
  chargeType: chargeType.nullable(),
  expenseAccount: inChart.nullable(),
  taxBox,
  archivedAt: moment.nullable(),
  version: z.int(),
  updatedAt: moment,
});

/** The funds, and the accounts of income and expenses, that a service item can have. By code. */
export const serviceItemChoices = z.object({
  funds: z.array(z.object({ id, code: z.string(), name: z.string() })),
  accounts: z.array(
    z.object({ id, code: z.string(), name: z.string(), type: z.enum(accountTypes), fundId: id.nullable() }),
  ),
});

const serviceItemParams = z.object({ serviceItemId: id });

const serviceItemsQuery = listQuery(serviceItemColumns.sort).extend(filterQuery(serviceItemColumns));
const serviceItemsFilters = serviceItemsQuery.omit({ cursor: true, limit: true, sort: true });

export const serviceItemRoutes = {
  listServiceItems: defineRoute({
    method: 'GET',
    path: '/api/v1/service-items',
    access: 'Bookkeeping Service List View',
    summary: 'Services and items; archived ones only where their status is asked for',
    query: serviceItemsQuery,
    response: list(serviceItem),
  }),
  exportServiceItems: defineRoute({
    method: 'GET',
    path: '/api/v1/service-items/export',
    access: 'Bookkeeping Service List View',
    summary: 'All rows of the list of services and items as a file',
    query: serviceItemsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  serviceItemValues: defineRoute({
    method: 'GET',
    path: '/api/v1/service-items/values',
    access: 'Bookkeeping Service List View',
    summary: 'What a filter of the list of services and items can be, counted under the others',
    query: serviceItemsFilters.extend(requestedValues(serviceItemColumns)),
    response: filterValues,
  }),
  serviceItemTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/service-items/totals',
    access: 'Bookkeeping Service List View',
    summary: 'How many services and items there are under the filters',
    query: serviceItemsFilters,
    response: listTotals,
  }),
  serviceItemChoices: defineRoute({
    method: 'GET',
    path: '/api/v1/service-items/choices',
    access: 'Bookkeeping Service Update',
    summary: 'The accounts and funds of the chart that a service or item can have',
    response: one(serviceItemChoices),
  }),
  createServiceItem: defineRoute({
    method: 'POST',
    path: '/api/v1/service-items',
    access: 'Bookkeeping Service Update',
    summary: 'Add a service or item',
    body: serviceItemInput,
    response: one(serviceItem),
    status: 201,
  }),
  getServiceItem: defineRoute({
    method: 'GET',
    path: '/api/v1/service-items/:serviceItemId',
    access: 'Bookkeeping Service List View',
    summary: 'One service or item',
    params: serviceItemParams,
    response: one(serviceItem),
  }),
  updateServiceItem: defineRoute({
    method: 'PUT',
    path: '/api/v1/service-items/:serviceItemId',
    access: 'Bookkeeping Service Update',
    summary: 'Change a service or item; lines that were made with it stay as they are',
    params: serviceItemParams,
    body: serviceItemChange,
    response: one(serviceItem),
  }),
  archiveServiceItem: defineRoute({
    method: 'POST',
    path: '/api/v1/service-items/:serviceItemId/archive',
    access: 'Bookkeeping Service Update',
    summary:
      'Archive a service or item, or take it back. 409 `name-taken` where another has its name meanwhile.',
    params: serviceItemParams,
    body: z.object({ archived: z.boolean(), version }),
    response: one(serviceItem),
  }),
  serviceItemHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/service-items/:serviceItemId/history',
    access: 'Bookkeeping Service List View',
    summary: 'Who changed what of a service or item',
    params: serviceItemParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type ServiceItemKind = z.infer<typeof serviceItemKind>;
export type ServiceItemInput = z.infer<typeof serviceItemInput>;
export type ServiceItemChange = z.infer<typeof serviceItemChange>;
export type ServiceItem = z.infer<typeof serviceItem>;
export type ServiceItemChoices = z.infer<typeof serviceItemChoices>;
