import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
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
} from '../../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { entryMention } from '../invoice/invoice';
import { ownerLetter } from '../letter/owner-letter';
import { paymentColumns } from './payment.columns';
import { paymentMethods, paymentStatuses, waterfallNames } from './payment.values';
import { voided, voidInput } from '../../voiding';

export const paymentMethod = z.enum(paymentMethods);
export const paymentStatus = z.enum(paymentStatuses);
export const waterfallName = z.enum(waterfallNames);
const named = z.object({ id, name: z.string() });

/** What came in, for one unit or several in one check. */
export const paymentInput = z.object({
  receivedOn: day,
  method: paymentMethod,
  /** Check number, trace number. */
  reference: optionalLine(60).default(null),
  payer: optionalLine(160).default(null),
  /** A bank account or undeposited funds. */
  depositToId: id,
  memo: optionalLine(200).default(null),
  /** One part for each unit; together they are the payment. */
  parts: z
    .array(
      z.object({
        propertyId: id,
        /** Of former owners who pay what they left open; null for those who own the unit on the day. */
        ledgerId: id.nullable().default(null),
        /** Of a refundable deposit that is paid first: deposits stand outside the order, and come last where none is chosen. */
        depositInvoiceId: id.nullable().default(null),
        /** As from the trustee of a bankruptcy: it settles what fell due before the petition, and nothing else does meanwhile. */
        isBeforePetition: z.boolean().default(false),
        amountMinor: enteredMinor.min(1),
      }),
    )
    .min(1)
    .max(200),
});

/** One step of how a payment settles what is open. */
export const allocation = z.object({
  property: named,
  /** Null where the charge has no invoice, as an opening balance. */
  invoice: z.object({ id, number: z.int() }).nullable(),
  description: z.string(),
  fund: named,
  dueOn: day,
  /** Before this payment. */
  openMinor: amountMinor,
  amountMinor,
  /** Why it comes now: the policy's law or resolution and its order. */
  sentence: z.string(),
});

/** Names of owners, as a payment has its payer; null where nobody owned the unit. */
export const unitPayer = z.object({ payer: z.string().nullable() });

export const paymentPreview = z.object({
  allocations: z.array(allocation),
  /** What nothing is open for: it stays to the credit of the unit. */
  credits: z.array(z.object({ property: named, amountMinor })),
  /** Refundable deposits that are open of the units, any of which may be chosen. */
  deposits: z.array(
    z.object({
      property: named,
      invoice: z.object({ id, number: z.int() }),
      description: z.string(),
      openMinor: amountMinor,
    }),
  ),
  /** Units whose owners are in bankruptcy and owe something from before the petition. */
  petitions: z.array(z.object({ property: named, petitionOn: day, openMinor: amountMinor })),
  /** Between funds where one check settles charges of several: what one owes the other from then on. */
  dueBetweenFunds: z.array(z.object({ from: named, to: named, amountMinor })),
  /** Those who would get its receipt by e-mail: its owners who have an address. */
  receiptTo: z.array(z.string()),
  policy: z.object({ name: waterfallName, version: z.string(), effectiveOn: day }),
});

export const paymentSummary = z.object({
  id,
  number: z.int(),
  receivedOn: day,
  properties: z.array(named),
  payer: z.string().nullable(),
  method: paymentMethod,
  reference: z.string().nullable(),
  status: paymentStatus,
  amountMinor,
  /** Of it, what was kept as credit when it came. */
  creditMinor: amountMinor,
});

export const payment = paymentSummary.extend({
  depositTo: named,
  /** The deposit that brought it to the bank; null while it waits, or where it went there by itself. */
  deposit: z.object({ id, number: z.int() }).nullable(),
  memo: z.string().nullable(),
  allocations: z.array(allocation.omit({ openMinor: true })),
  entries: z.array(entryMention),
  recordedAt: moment,
  recordedBy: z.string(),
  ended: voided,
});

/** In which order payments settle what is open, from a day on. */
export const paymentPolicy = z.object({
  id,
  name: waterfallName,
  version: z.string(),
  effectiveOn: day,
  /** The order in words, in the language that the call asks for. */
  steps: z.array(z.string()),
  /** Null for the neutral order, which every community begins with. */
  setAt: moment.nullable(),
  setBy: z.string().nullable(),
});

const paymentParams = z.object({ paymentId: id });
const paymentsQuery = listQuery(paymentColumns.sort).extend(filterQuery(paymentColumns));
const paymentsFilters = paymentsQuery.omit({ cursor: true, limit: true, sort: true });

export const paymentRoutes = {
  listPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/payments',
    access: 'Invoices List View',
    summary: 'The payments of owners',
    query: paymentsQuery,
    response: list(paymentSummary),
  }),
  exportPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/payments/export',
    access: 'Invoices List View',
    summary: 'All rows of the list of payments as a file',
    query: paymentsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  paymentValues: defineRoute({
    method: 'GET',
    path: '/api/v1/payments/values',
    access: 'Invoices List View',
    summary: 'What a filter of the list of payments can be, counted under the others',
    query: paymentsFilters.extend(requestedValues(paymentColumns)),
    response: filterValues,
  }),
  paymentTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/payments/totals',
    access: 'Invoices List View',
    summary: 'How many payments there are under the filters, and their sum',
    query: paymentsFilters,
    response: listTotals,
  }),
  previewPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/payments/preview',
    access: 'Invoice Create',
    summary: 'What a payment would settle, in which order and why; nothing is written',
    readOnly: true,
    body: paymentInput,
    response: one(paymentPreview),
  }),
  unitPayer: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/payer',
    access: 'Invoice Create',
    summary: 'Who pays for a unit unless it is said otherwise: those who own it on a day, or former owners',
    params: z.object({ propertyId: id }),
    query: z.object({ on: day, ledgerId: id.optional() }),
    response: one(unitPayer),
  }),
  recordPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/payments',
    access: 'Invoice Create',
    summary: 'Record a payment and settle what is open by the policy of the day it came',
    /** `sendsReceipt`: its owners who have an address get a receipt by e-mail. */
    body: paymentInput.extend({ sendsReceipt: z.boolean().default(false) }),
    response: one(payment),
    status: 201,
  }),
  getPayment: defineRoute({
    method: 'GET',
    path: '/api/v1/payments/:paymentId',
    access: 'Invoice Details View',
    summary: 'One payment with what it settled and its entries',
    params: paymentParams,
    response: one(payment),
  }),
  listReceiptLetters: defineRoute({
    method: 'GET',
    path: '/api/v1/payments/:paymentId/letters',
    access: 'Invoice Details View',
    summary:
      'The letters that the receipt of a payment was mailed by, the newest first, with where each of them stands',
    params: paymentParams,
    response: one(z.array(ownerLetter)),
  }),
  sendReceipt: defineRoute({
    method: 'POST',
    path: '/api/v1/payments/:paymentId/letters',
    access: 'Invoice Create',
    summary:
      'Mail the receipt of a payment as PDF to those who own its units, to each what was paid for theirs, in their language. 409 `payment-ended` where it was taken back, `nobody-to-mail` where none of them has an address, `sent-just-now` within a minute.',
    params: paymentParams,
    response: one(z.array(ownerLetter)),
    status: 201,
  }),
  endPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/payments/:paymentId/end',
    access: 'Invoice Create',
    summary:
      'The bank returned it, or it was recorded by mistake: a reversal opens what it settled again, under the first due days. With a return a fee may be charged, once.',
    params: paymentParams,
    body: voidInput.extend({
      as: z.enum(['returned', 'void']),
      feeMinor: enteredMinor.min(0).default(0),
      /** Income account of the fee; asked for with a fee. It is an invoice to the first of the units. */
      feeAccountId: id.nullable().default(null),
    }),
    response: one(payment),
  }),
  paymentHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/payments/:paymentId/history',
    access: 'Invoice Details View',
    summary: 'Who did what with a payment',
    params: paymentParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  listPaymentPolicies: defineRoute({
    method: 'GET',
    path: '/api/v1/payment-policies',
    access: 'Invoices List View',
    summary: 'The orders of payment by the day they are in force from, the newest first, on one page',
    response: list(paymentPolicy),
  }),
  setPaymentPolicy: defineRoute({
    method: 'POST',
    path: '/api/v1/payment-policies',
    access: 'Invoice Create',
    summary: 'Put an order of payment in force from a day on; payments received before keep theirs',
    body: z.object({ name: waterfallName, effectiveOn: day }),
    response: one(paymentPolicy),
    status: 201,
  }),
};

export type PaymentInput = z.infer<typeof paymentInput>;
export type PaymentPreview = z.infer<typeof paymentPreview>;
export type PaymentSummary = z.infer<typeof paymentSummary>;
export type Payment = z.infer<typeof payment>;
export type PaymentPolicy = z.infer<typeof paymentPolicy>;
export type Allocation = z.infer<typeof allocation>;
