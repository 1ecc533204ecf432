import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../../platform/audit';
import {
  amountMinor,
  day,
  enteredMinor,
  exported,
  id,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
} from '../../../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../../../wire/route';
import { entryMention } from '../../../receivables/invoice/invoice';
import { billKind } from '../bill';
import { vendorPaymentColumns } from './vendor-payment.columns';
import { vendorPaymentMethods, vendorPaymentStatuses } from './vendor-payment.values';
import { voided, voidInput } from '../../../voiding';

export const vendorPaymentMethod = z.enum(vendorPaymentMethods);
export const vendorPaymentStatus = z.enum(vendorPaymentStatuses);
const named = z.object({ id, name: z.string() });

/** Pays bills of one vendor or several, each with one payment; or records what vendors paid back for their credits. */
export const vendorPaymentInput = z.object({
  paidOn: day,
  /** A bank account of the chart. */
  bankAccountId: id,
  method: vendorPaymentMethod,
  /** Of the first check, where there are several the next ones follow; null takes the number after the last. */
  checkNumber: z.int().min(1).max(999_999_999).nullable().default(null),
  reference: optionalLine(60).default(null),
  memo: optionalLine(200).default(null),
  /** The vendor pays: all parts are credits, and the amount goes to the bank account. */
  isRefund: z.boolean().default(false),
  /** Bills, and credits that are used: of each how much, above zero. */
  parts: z
    .array(z.object({ billId: id, amountMinor: enteredMinor.min(1) }))
    .min(1)
    .max(100),
});

const paymentPart = z.object({
  billId: id,
  kind: billKind,
  number: z.string(),
  /** Negative for a credit. */
  amountMinor,
});

/** What one vendor would get. */
export const plannedVendorPayment = z.object({
  vendor: named,
  parts: z.array(paymentPart.extend({ openMinor: amountMinor })),
  amountMinor,
  creditMinor: amountMinor,
  checkNumber: z.int().nullable(),
  /** The reserve funds that it takes from, by name: the community may ask for a second person for these whatever the amount. */
  reserves: z.array(z.string()),
  /** It waits for a second person before it is paid. */
  waits: z.boolean(),
  /** Debits and credits that would be posted. */
  postings: z.array(z.object({ account: named, fund: named, amountMinor })),
});

export const vendorPaymentPreview = z.object({
  payments: z.array(plannedVendorPayment),
  totalMinor: amountMinor,
});

export const vendorPaymentSummary = z.object({
  id,
  /** Counted in the community from 1. */
  number: z.int(),
  vendor: named,
  paidOn: day,
  method: vendorPaymentMethod,
  bankAccount: named,
  checkNumber: z.int().nullable(),
  reference: z.string().nullable(),
  status: vendorPaymentStatus,
  /** From the bank; negative for a refund. */
  amountMinor,
  creditMinor: amountMinor,
  memo: z.string().nullable(),
});

export const vendorPayment = vendorPaymentSummary.extend({
  parts: z.array(paymentPart),
  entries: z.array(entryMention),
  recordedAt: moment,
  recordedBy: z.string(),
  approvedBy: z.string().nullable(),
  ended: voided,
});

/** What was paid, and what waits for a second person before it is. */
export const paidOrWaiting = z.object({
  payments: z.array(vendorPayment),
  approvalIds: z.array(id),
});

const paymentParams = z.object({ vendorPaymentId: id });
const paymentsQuery = listQuery(vendorPaymentColumns.sort).extend(filterQuery(vendorPaymentColumns));
const paymentsFilters = paymentsQuery.omit({ cursor: true, limit: true, sort: true });

export const vendorPaymentRoutes = {
  listVendorPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/vendor-payments',
    access: 'Bills List View',
    summary: 'Vendor payments',
    query: paymentsQuery,
    response: list(vendorPaymentSummary),
  }),
  exportVendorPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/vendor-payments/export',
    access: 'Bills List View',
    summary: 'All rows of the vendor payment list as a file',
    query: paymentsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  vendorPaymentValues: defineRoute({
    method: 'GET',
    path: '/api/v1/vendor-payments/values',
    access: 'Bills List View',
    summary: 'Filter values of the vendor payment list, with counts under the other filters',
    query: paymentsFilters.extend(requestedValues(vendorPaymentColumns)),
    response: filterValues,
  }),
  vendorPaymentTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/vendor-payments/totals',
    access: 'Bills List View',
    summary: 'Number and sums of vendor payments under the filters',
    query: paymentsFilters,
    response: listTotals,
  }),
  previewVendorPayments: defineRoute({
    method: 'POST',
    path: '/api/v1/vendor-payments/preview',
    access: 'Bill Pay',
    summary: 'Preview of payments and journal entries. Nothing is saved.',
    readOnly: true,
    body: vendorPaymentInput,
    response: one(vendorPaymentPreview),
  }),
  payBills: defineRoute({
    method: 'POST',
    path: '/api/v1/vendor-payments',
    access: 'Bill Pay',
    proof: 'recent',
    summary:
      'Pay bills, one payment per vendor. Payments over the limit or out of a reserve fund are sent for approval. 409 if a check number was already used.',
    body: vendorPaymentInput,
    response: one(paidOrWaiting),
    status: 201,
  }),
  getVendorPayment: defineRoute({
    method: 'GET',
    path: '/api/v1/vendor-payments/:vendorPaymentId',
    access: 'Bill Details View',
    summary: 'One vendor payment with its bills and journal entries',
    params: paymentParams,
    response: one(vendorPayment),
  }),
  endVendorPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/vendor-payments/:vendorPaymentId/end',
    access: 'Bill Pay',
    summary: 'Mark a payment as returned or void. A reversal reopens its bills. A check keeps its number.',
    params: paymentParams,
    body: voidInput.extend({ as: z.enum(['returned', 'void']) }),
    response: one(vendorPayment),
  }),
  vendorPaymentHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/vendor-payments/:vendorPaymentId/history',
    access: 'Bill Details View',
    summary: 'History of a vendor payment',
    params: paymentParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type VendorPaymentInput = z.infer<typeof vendorPaymentInput>;
export type VendorPaymentPreview = z.infer<typeof vendorPaymentPreview>;
export type VendorPaymentSummary = z.infer<typeof vendorPaymentSummary>;
export type VendorPayment = z.infer<typeof vendorPayment>;
export type PaidOrWaiting = z.infer<typeof paidOrWaiting>;
