import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
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
  optionalText,
  version,
} from '../../../wire/primitives';
import { fieldRule } from '../../../wire/fields/field-rule';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { invoiceLineInput } from '../invoice/invoice';
import { splits } from '../invoice/invoice.values';
import { recurringInvoiceColumns } from './recurring-invoice.columns';
import { occurrence, scheduleInput, templateStatus } from '../../recurring/schedule';
import { templateStatuses } from '../../recurring/schedule.values';
import { billedScopes, recurringSplits } from './recurring-invoice.values';

const named = z.object({ id, name: z.string() });

/** What a person writes of a template, field by field. */
export const recurringInvoiceFields = scheduleInput.extend({
  /** No two that go on share one. */
  name: line(120),
  scope: z.enum(billedScopes).default('all'),
  /** Of the scope `buildings`. */
  buildings: z.array(line(120)).max(200).default([]),
  /** Of the scope `units`. */
  propertyIds: z.array(id).max(2000).default([]),
  split: z.enum(splits).default('each'),
  /** Each due so many days after its issue date. */
  dueDays: z.int().min(0).max(180).default(15),
  /** Where it says `{month}`, an invoice has the month of its day; the descriptions of lines too. */
  memo: optionalText(1000).default(null),
  lines: z.array(invoiceLineInput).min(1).max(50),
});

type Scoped = Pick<z.output<typeof recurringInvoiceFields>, 'scope' | 'propertyIds' | 'buildings'>;

const rule = fieldRule<Scoped>;

/** What is looked at beside what else is wrong: a scope says whom it bills. */
export const withScope = <S extends z.ZodType<Scoped>>(schema: S) =>
  schema
    .refine(
      ({ scope, propertyIds }) => scope !== 'units' || propertyIds.length > 0,
      rule('propertyIds', 'Choose at least one unit.'),
    )
    .refine(
      ({ scope, buildings }) => scope !== 'buildings' || buildings.length > 0,
      rule('buildings', 'Choose at least one building.'),
    );

/** What a person writes of a template: whom it bills, what for, and when. */
export const recurringInvoiceInput = withScope(recurringInvoiceFields);
export const recurringInvoiceChange = withScope(recurringInvoiceFields.extend({ version }));

/** A run of invoices to come. */
export const upcomingRun = z.object({
  occursOn: day,
  /** When the clock makes it: the lead days before; a day that is over means at once. */
  madeOn: day,
  /** Its own day; the first of an open month where its month is closed. */
  issuedOn: day,
  dueOn: day,
  units: z.int(),
  totalMinor: amountMinor,
  /** Units that would get none, each with its reason. */
  leftOut: z.array(z.object({ property: named, problem: z.string() })),
  /** Why all of it could not be made. */
  problem: z.string().nullable(),
});

export const recurringInvoiceSummary = z.object({
  id,
  name: z.string(),
  status: templateStatus,
  scope: z.enum(billedScopes),
  split: z.enum(recurringSplits),
  /** The sum of the lines: of each unit, or of all together by share or with amounts per unit. */
  amountMinor,
  rule: z.string(),
  startsOn: day,
  leadDays: z.int(),
  dueDays: z.int(),
  /** The day of the schedule that is made next; null where there is none any more. */
  nextOn: day.nullable(),
  lastOn: day.nullable(),
  /** How many days of the schedule wait because they could not be billed. */
  failed: z.int(),
  version: z.int(),
  updatedAt: moment,
});

/** What was billed for a day of the schedule. */
export const billedOccurrence = occurrence.extend({
  runId: id.nullable(),
  units: z.int(),
  billed: z.int(),
  totalMinor: amountMinor,
  leftOut: z.array(z.object({ property: named, problem: z.string() })),
});

export const recurringInvoice = recurringInvoiceSummary.extend({
  buildings: z.array(z.string()),
  properties: z.array(named),
  memo: z.string().nullable(),
  lines: z.array(invoiceLineInput.extend({ account: named, fund: named })),
  keptBy: z.string(),
  /** The next ten. */
  upcoming: z.array(upcomingRun),
  /** What was billed so far, the latest first, at most 120; all that wait are among them. */
  occurrences: z.array(billedOccurrence),
});

const bodyLimits = { bytes: 256 * 1024 };
const params = z.object({ recurringInvoiceId: id });
const query = listQuery(recurringInvoiceColumns.sort).extend(filterQuery(recurringInvoiceColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });
const base = '/api/v1/recurring-invoices';
const path = `${base}/:recurringInvoiceId` as const;

export const recurringInvoiceRoutes = {
  listRecurringInvoices: defineRoute({
    method: 'GET',
    path: base,
    access: 'Recurring Templates List View',
    summary: 'The templates of invoices; those that ended only where their status is asked for',
    query,
    response: list(recurringInvoiceSummary),
  }),
  exportRecurringInvoices: defineRoute({
    method: 'GET',
    path: `${base}/export`,
    access: 'Recurring Templates List View',
    summary: 'All rows of the list of templates of invoices as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  recurringInvoiceValues: defineRoute({
    method: 'GET',
    path: `${base}/values`,
    access: 'Recurring Templates List View',
    summary: 'What a filter of the list of templates can be, counted under the others',
    query: filters.extend(requestedValues(recurringInvoiceColumns)),
    response: filterValues,
  }),
  recurringInvoiceTotals: defineRoute({
    method: 'GET',
    path: `${base}/totals`,
    access: 'Recurring Templates List View',
    summary: 'How many templates of invoices there are under the filters',
    query: filters,
    response: listTotals,
  }),
  previewRecurringInvoice: defineRoute({
    method: 'POST',
    path: `${base}/preview`,
    access: 'Recurring Template Create',
    summary: 'The next ten runs that a template would make, with their totals; nothing is written',
    readOnly: true,
    /** The last day that was made already: what comes after it is told. */
    query: z.object({ after: day.optional() }),
    body: recurringInvoiceInput,
    bodyLimits,
    response: one(z.array(upcomingRun)),
  }),
  createRecurringInvoice: defineRoute({
    method: 'POST',
    path: base,
    access: 'Recurring Template Create',
    summary:
      'Add a template. What lies before today is made at the next turn of the clock, each on its own day.',
    body: recurringInvoiceInput,
    bodyLimits,
    response: one(recurringInvoice),
    status: 201,
  }),
  getRecurringInvoice: defineRoute({
    method: 'GET',
    path,
    access: 'Recurring Templates List View',
    summary: 'One template with the next ten runs and what was billed',
    params,
    response: one(recurringInvoice),
  }),
  updateRecurringInvoice: defineRoute({
    method: 'PUT',
    path,
    access: 'Recurring Template Create',
    summary: 'Change a template, from the next run on; what was billed stays',
    params,
    body: recurringInvoiceChange,
    bodyLimits,
    response: one(recurringInvoice),
  }),
  setRecurringInvoiceStatus: defineRoute({
    method: 'POST',
    path: `${path}/status`,
    access: 'Recurring Template Create',
    summary:
      'Pause a template, go on with it, or end it for good. Days that passed while it was paused are not made.',
    params,
    body: z.object({ status: z.enum(templateStatuses), version }),
    response: one(recurringInvoice),
  }),
  runRecurringInvoice: defineRoute({
    method: 'POST',
    path: `${path}/run`,
    access: 'Recurring Template Create',
    summary:
      'Make the next run now, for its own day. 409 `occurrence-made` where that day is not the next any more.',
    params,
    body: z.object({ occursOn: day }),
    response: one(recurringInvoice),
  }),
  settleRecurringInvoice: defineRoute({
    method: 'POST',
    path: `${path}/occurrences`,
    access: 'Recurring Template Create',
    summary: 'Try a day again that could not be billed, or leave it out for good',
    params,
    body: z.object({ occursOn: day, action: z.enum(['retry', 'skip']) }),
    response: one(recurringInvoice),
  }),
  recurringInvoiceHistory: defineRoute({
    method: 'GET',
    path: `${path}/history`,
    access: 'Recurring Templates List View',
    summary: 'Who did what with a template, the clock among them',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type RecurringInvoiceInput = z.infer<typeof recurringInvoiceInput>;
export type RecurringInvoiceChange = z.infer<typeof recurringInvoiceChange>;
export type RecurringInvoiceSummary = z.infer<typeof recurringInvoiceSummary>;
export type RecurringInvoice = z.infer<typeof recurringInvoice>;
export type UpcomingRun = z.infer<typeof upcomingRun>;
export type BilledOccurrence = z.infer<typeof billedOccurrence>;
