import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
import { chargeType } from '../../../bookkeeping/charge/charge';
import {
  amountMinor,
  day,
  enteredMinor,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalText,
} from '../../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { settlingKinds } from '../adjustment/adjustment.values';
import { invoiceColumns } from './invoice.columns';
import { agingBuckets, invoiceStatuses, splits } from './invoice.values';
import { voided, voidInput } from '../../voiding';

export const invoiceStatus = z.enum(invoiceStatuses);
export const agingBucket = z.enum(agingBuckets);
const named = z.object({ id, name: z.string() });

/** One charge: a fund, an income account, a kind. Each becomes an open item of the unit's ledger. */
export const invoiceLineInput = z.object({
  /** What its description, account, fund, kind and price came from. */
  serviceItemId: id.nullable().default(null),
  description: line(200),
  accountId: id,
  fundId: id,
  chargeType: chargeType.default('regular'),
  amountMinor: enteredMinor.min(1),
});

/** Bills one unit or many. */
export const invoiceInput = z.object({
  propertyIds: z.array(id).min(1).max(2000),
  split: z.enum(splits).default('each'),
  issuedOn: day,
  dueOn: day,
  memo: optionalText(1000).default(null),
  lines: z.array(invoiceLineInput).min(1).max(50),
});

/** What an invoice of one unit would be; `problem` says why it gets none. */
export const invoicePreviewRow = z.object({
  property: named,
  billedTo: z.string(),
  totalMinor: amountMinor,
  /** Of each line of the input, in its order. */
  linesMinor: z.array(amountMinor),
  /** Of what stands to the credit of the unit, what would be applied at once, by the payment policy. */
  creditMinor: amountMinor,
  problem: z.string().nullable(),
});

export const invoicePreview = z.object({
  rows: z.array(invoicePreviewRow),
  /** Of the rows without a problem; by share it is exactly the sum of the lines. */
  totalMinor: amountMinor,
  /** Debits and credits that would be posted, by account and fund. */
  postings: z.array(z.object({ account: named, fund: named, amountMinor })),
});

export const invoiceSummary = z.object({
  id,
  /** Counted in the community from 1; a void invoice keeps its own. */
  number: z.int(),
  property: named,
  /** Owners as they were when it was issued. */
  billedTo: z.string(),
  issuedOn: day,
  dueOn: day,
  status: invoiceStatus,
  /** Of what is still open; null where nothing is. */
  aging: agingBucket.nullable(),
  totalMinor: amountMinor,
  openMinor: amountMinor,
  /** Given up and not recovered; a paid invoice can have some. */
  writtenOffMinor: amountMinor,
  memo: z.string().nullable(),
});

export const invoiceLine = invoiceLineInput.extend({
  /** The charge in the books. */
  itemId: id,
  account: named,
  fund: named,
  openMinor: amountMinor,
  /** Of a refundable deposit, what of it was not given back or kept; null of every other line. */
  heldMinor: amountMinor.nullable().default(null),
});

/** What of an invoice was taken away without money. */
export const invoiceAdjustment = z.object({
  id,
  number: z.int(),
  kind: z.enum(settlingKinds),
  adjustedOn: day,
  amountMinor,
  isVoid: z.boolean(),
});

/** What was applied to an invoice, and why to it. */
export const invoiceApplication = z.object({
  paymentId: id.nullable(),
  entryId: id,
  appliedOn: day,
  amountMinor,
  /** Of the payment policy, naming its version; null for a credit that a person applied. */
  sentence: z.string().nullable(),
});

export const entryMention = z.object({ id, no: z.int(), date: day, kind: z.string() });

export const invoice = invoiceSummary.extend({
  /** The recurring template that it came from. */
  template: named.nullable(),
  lines: z.array(invoiceLine),
  applications: z.array(invoiceApplication),
  adjustments: z.array(invoiceAdjustment),
  entries: z.array(entryMention),
  postedAt: moment,
  postedBy: z.string(),
  voided,
  /** The booking of a common area that it is for. */
  booking: z
    .object({
      id,
      area: z.string(),
      startsAt: moment,
      endsAt: moment,
      /** It ended, or does not stand any more: its deposit can be returned. */
      isOver: z.boolean(),
    })
    .nullable(),
});

/** A run over many units. Each unit is billed exactly once, also where the server is stopped on the way. */
export const invoiceRun = z.object({
  id,
  status: z.enum(['running', 'done', 'failed']),
  units: z.int(),
  billed: z.int(),
  /** Units that get none, for the problems that the preview tells of. */
  leftOut: z.int(),
  totalMinor: amountMinor,
  /** Why it stopped, in words. */
  problem: z.string().nullable(),
  /** Of a run over one unit. */
  invoiceId: id.nullable(),
});

/** Two thousand units by their ids. */
const bodyLimits = { bytes: 256 * 1024 };

const invoiceParams = z.object({ invoiceId: id });
const invoicesQuery = listQuery(invoiceColumns.sort).extend(filterQuery(invoiceColumns));
export const invoicesFilters = invoicesQuery.omit({ cursor: true, limit: true, sort: true });

export const invoiceRoutes = {
  listInvoices: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices',
    access: 'Invoices List View',
    summary: 'The invoices of the community',
    query: invoicesQuery,
    response: list(invoiceSummary),
  }),
  exportInvoices: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices/export',
    access: 'Invoices List View',
    summary: 'All rows of the list of invoices as a file',
    query: invoicesQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  invoiceValues: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices/values',
    access: 'Invoices List View',
    summary: 'What a filter of the list of invoices can be, counted under the others',
    query: invoicesFilters.extend(requestedValues(invoiceColumns)),
    response: filterValues,
  }),
  invoiceTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices/totals',
    access: 'Invoices List View',
    summary: 'How many invoices there are under the filters, billed and still open',
    query: invoicesFilters,
    response: listTotals,
  }),
  previewInvoices: defineRoute({
    method: 'POST',
    path: '/api/v1/invoices/preview',
    access: 'Invoice Create',
    summary: 'What would be billed to whom and posted where; nothing is written',
    readOnly: true,
    body: invoiceInput,
    bodyLimits,
    response: one(invoicePreview),
  }),
  createInvoices: defineRoute({
    method: 'POST',
    path: '/api/v1/invoices',
    access: 'Invoice Create',
    summary:
      'Bill one unit or many. Up to 100 are posted when it answers, more go on in the background: ask for the run.',
    body: invoiceInput,
    bodyLimits,
    response: one(invoiceRun),
    status: 201,
  }),
  getInvoiceRun: defineRoute({
    method: 'GET',
    path: '/api/v1/invoice-runs/:invoiceRunId',
    access: 'Invoice Create',
    summary: 'How far a run is',
    params: z.object({ invoiceRunId: id }),
    response: one(invoiceRun),
  }),
  getInvoice: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices/:invoiceId',
    access: 'Invoice Details View',
    summary: 'One invoice with its lines, what was applied to it and its entries',
    params: invoiceParams,
    response: one(invoice),
  }),
  voidInvoice: defineRoute({
    method: 'POST',
    path: '/api/v1/invoices/:invoiceId/void',
    access: 'Invoice Create',
    summary:
      'Take an invoice back by a reversal. 409 `invoice-paid` where something was applied to it: take that back first.',
    params: invoiceParams,
    body: voidInput,
    response: one(invoice),
  }),
  invoiceHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices/:invoiceId/history',
    access: 'Invoice Details View',
    summary: 'Who did what with an invoice',
    params: invoiceParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type InvoiceInput = z.infer<typeof invoiceInput>;
export type InvoiceLineInput = z.infer<typeof invoiceLineInput>;
export type InvoicePreview = z.infer<typeof invoicePreview>;
export type InvoiceSummary = z.infer<typeof invoiceSummary>;
export type Invoice = z.infer<typeof invoice>;
export type InvoiceRun = z.infer<typeof invoiceRun>;
