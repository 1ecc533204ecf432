import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
import { chargeType } from '../../../bookkeeping/charge/charge';
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
  text,
} from '../../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { entryMention } from '../invoice/invoice';
import { payment, paymentInput } from '../payment/payment';
import { adjustmentColumns } from './adjustment.columns';
import { adjustmentKinds, adjustmentStatuses, forgivingKinds, refundMethods } from './adjustment.values';
import { voided, voidInput } from '../../voiding';

export const adjustmentKind = z.enum(adjustmentKinds);
const named = z.object({ id, name: z.string() });

/** Takes charges of one unit away, in whole or in part: by a credit memo, as a waiver, or as what will not be paid. */
export const adjustmentInput = z.object({
  kind: z.enum(forgivingKinds),
  adjustedOn: day,
  reason: text(500),
  /** Of a write-off: the expense that it is. Null: the account that the last one went to, or the chart's own. */
  accountId: id.nullable().default(null),
  lines: z
    .array(z.object({ itemId: id, amountMinor: enteredMinor.min(1) }))
    .min(1)
    .max(50),
});

/** Gives what stands to a unit's credit back, the oldest first. */
export const refundInput = z.object({
  propertyId: id,
  /** Of former owners, whose credit stayed with them; null for those who own the unit on the day. */
  ledgerId: id.nullable().default(null),
  adjustedOn: day,
  amountMinor: enteredMinor.min(1),
  bankAccountId: id,
  method: z.enum(refundMethods),
  reference: optionalLine(60).default(null),
  reason: text(500),
});

/** Gives the deposit of an invoice back to the unit's credit, whole or less what is kept. */
export const depositReturnInput = z.object({
  invoiceId: id,
  adjustedOn: day,
  /** What is kept of it: what the unit owes for damage or cleaning. */
  keptMinor: enteredMinor.min(0).default(0),
  /** The income that is. Null: the account that the last one went to, or that of the booking's fee. */
  accountId: id.nullable().default(null),
  reason: text(500),
});

/** Debits (positive) and credits that would be posted. */
const posting = z.object({ account: named, fund: named, amountMinor });

export const adjustmentPreview = z.object({
  totalMinor: amountMinor,
  /** Of it, what is open now and would not be owed any more. */
  openMinor: amountMinor,
  /** Of it, what was paid already and would stand to the unit's credit. */
  creditMinor: amountMinor,
  /** A second person has to approve it first. */
  waits: z.boolean(),
  postings: z.array(posting),
});

export const adjustmentSummary = z.object({
  id,
  /** Counted in the community from 1; a void one keeps its own. */
  number: z.int(),
  kind: adjustmentKind,
  property: named,
  adjustedOn: day,
  reason: z.string(),
  status: z.enum(adjustmentStatuses),
  amountMinor,
  /** Of it, what was paid before and became the unit's credit. */
  creditMinor: amountMinor,
});

export const adjustmentLine = z.object({
  itemId: id,
  invoice: z.object({ id, number: z.int() }).nullable(),
  description: z.string(),
  chargeType,
  fund: named,
  amountMinor,
  creditMinor: amountMinor,
});

export const adjustment = adjustmentSummary.extend({
  lines: z.array(adjustmentLine),
  /** Of a deposit that is returned, what is kept of it. */
  keptMinor: amountMinor,
  /** Of a refund the bank account, of a write-off the expense, of what is kept of a deposit the income. */
  account: named.nullable(),
  method: z.enum(refundMethods).nullable(),
  reference: z.string().nullable(),
  /** Payments on what was written off, each opened again by as much. */
  recoveries: z.array(z.object({ paymentId: id, number: z.int(), receivedOn: day, amountMinor })),
  /** Of a write-off, what can still be recovered. */
  recoverableMinor: amountMinor,
  entries: z.array(entryMention),
  postedAt: moment,
  postedBy: z.string(),
  approvedBy: z.string().nullable(),
  voided,
});

/** What it came to: posted, or the approval that it waits for. */
export const adjustedOrWaiting = z.object({
  adjustment: adjustment.nullable(),
  approvalId: id.nullable(),
});

/** A payment on what was written off: as much is owed again on its day, and it settles what is open by the payment policy. */
export const recoveryInput = paymentInput.omit({ parts: true }).extend({ amountMinor: enteredMinor.min(1) });

const adjustmentParams = z.object({ adjustmentId: id });
const adjustmentsQuery = listQuery(adjustmentColumns.sort).extend(filterQuery(adjustmentColumns));
const adjustmentsFilters = adjustmentsQuery.omit({ cursor: true, limit: true, sort: true });

export const adjustmentRoutes = {
  listAdjustments: defineRoute({
    method: 'GET',
    path: '/api/v1/adjustments',
    access: 'Invoices List View',
    summary: 'Credit memos, waivers, write-offs and refunds',
    query: adjustmentsQuery,
    response: list(adjustmentSummary),
  }),
  exportAdjustments: defineRoute({
    method: 'GET',
    path: '/api/v1/adjustments/export',
    access: 'Invoices List View',
    summary: 'All rows of the list of credits as a file',
    query: adjustmentsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  adjustmentValues: defineRoute({
    method: 'GET',
    path: '/api/v1/adjustments/values',
    access: 'Invoices List View',
    summary: 'What a filter of the list of credits can be, counted under the others',
    query: adjustmentsFilters.extend(requestedValues(adjustmentColumns)),
    response: filterValues,
  }),
  adjustmentTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/adjustments/totals',
    access: 'Invoices List View',
    summary: 'How many credits there are under the filters, and their sum',
    query: adjustmentsFilters,
    response: listTotals,
  }),
  previewAdjustment: defineRoute({
    method: 'POST',
    path: '/api/v1/adjustments/preview',
    access: 'Invoice Create',
    summary: 'What a credit memo, a waiver or a write-off would do and post; nothing is written',
    readOnly: true,
    body: adjustmentInput.omit({ reason: true }),
    response: one(adjustmentPreview),
  }),
  createAdjustment: defineRoute({
    method: 'POST',
    path: '/api/v1/adjustments',
    access: 'Invoice Create',
    proof: 'recent',
    summary:
      'Take charges away: by a credit memo or a waiver at once, by a write-off once a second person approved it',
    body: adjustmentInput,
    response: one(adjustedOrWaiting),
    status: 201,
  }),
  previewRefund: defineRoute({
    method: 'POST',
    path: '/api/v1/refunds/preview',
    access: 'Invoice Create',
    summary: 'What a refund would do and post; nothing is written',
    readOnly: true,
    body: refundInput.omit({ reason: true }),
    response: one(adjustmentPreview),
  }),
  createRefund: defineRoute({
    method: 'POST',
    path: '/api/v1/refunds',
    access: 'Invoice Create',
    proof: 'recent',
    summary:
      'Give what stands to a unit’s credit back; from the community’s amount on, and out of a reserve fund’s bank account, a second person approves it first',
    body: refundInput,
    response: one(adjustedOrWaiting),
    status: 201,
  }),
  previewDepositReturn: defineRoute({
    method: 'POST',
    path: '/api/v1/deposit-returns/preview',
    access: 'Invoice Create',
    summary: 'What returning the deposit of an invoice would do and post; nothing is written',
    readOnly: true,
    body: depositReturnInput.omit({ reason: true }),
    response: one(adjustmentPreview),
  }),
  createDepositReturn: defineRoute({
    method: 'POST',
    path: '/api/v1/deposit-returns',
    access: 'Invoice Create',
    proof: 'recent',
    summary:
      'Return the deposit of a booking that is over, whole or less what is kept; 409 `no-deposit` where none is held',
    body: depositReturnInput,
    response: one(adjustment),
    status: 201,
  }),
  getAdjustment: defineRoute({
    method: 'GET',
    path: '/api/v1/adjustments/:adjustmentId',
    access: 'Invoice Details View',
    summary: 'One credit memo, waiver, write-off or refund with its lines and entries',
    params: adjustmentParams,
    response: one(adjustment),
  }),
  voidAdjustment: defineRoute({
    method: 'POST',
    path: '/api/v1/adjustments/:adjustmentId/void',
    access: 'Invoice Create',
    summary:
      'Take it back by a reversal. 409 `credit-used` where what it left to the unit’s credit was used: take that back first.',
    params: adjustmentParams,
    body: voidInput,
    response: one(adjustment),
  }),
  recoverAdjustment: defineRoute({
    method: 'POST',
    path: '/api/v1/adjustments/:adjustmentId/recoveries',
    access: 'Invoice Create',
    summary: 'Record a payment on what was written off',
    params: adjustmentParams,
    body: recoveryInput,
    response: one(payment),
    status: 201,
  }),
  adjustmentHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/adjustments/:adjustmentId/history',
    access: 'Invoice Details View',
    summary: 'Who did what with it',
    params: adjustmentParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type AdjustmentInput = z.infer<typeof adjustmentInput>;
export type RefundInput = z.infer<typeof refundInput>;
export type DepositReturnInput = z.infer<typeof depositReturnInput>;
export type RecoveryInput = z.infer<typeof recoveryInput>;
export type AdjustmentPreview = z.infer<typeof adjustmentPreview>;
export type AdjustmentSummary = z.infer<typeof adjustmentSummary>;
export type AdjustmentLine = z.infer<typeof adjustmentLine>;
export type Adjustment = z.infer<typeof adjustment>;
export type AdjustedOrWaiting = z.infer<typeof adjustedOrWaiting>;
