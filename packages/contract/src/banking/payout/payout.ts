import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import {
  amountMinor,
  day,
  enteredMinor,
  exported,
  id,
  line,
  list,
  listQuery,
  one,
  optionalLine,
  version,
} from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { payoutColumns } from './payout.columns';
import { payoutBatchStatuses, payoutMethods, payoutStatuses } from './payout.values';

const named = z.object({ id, name: z.string() });
const batchMention = z.object({ id, number: z.int() });

/** An approved bill that is not paid, or a credit that is not used. */
export const waitingBill = z.object({
  id,
  kind: z.enum(['bill', 'credit']),
  number: z.string(),
  vendor: named,
  billedOn: day,
  dueOn: day.nullable(),
  /** Negative for a credit. */
  openMinor: amountMinor,
  /** What is open of it by fund; the sum is `openMinor`. */
  funds: z.array(named.extend({ amountMinor })),
  /** The open batch that it is in. */
  batch: batchMention.nullable(),
});

/** A bank account that vendors are paid from. */
export const payingAccount = z.object({
  id,
  name: z.string(),
  fund: named,
  /** In the books today. */
  balanceMinor: amountMinor,
  /** In batches that wait for approval or release. */
  heldMinor: amountMinor,
});

export const waitingForPayment = z.object({
  at: day,
  /** By vendor and due date. */
  bills: z.array(waitingBill),
  accounts: z.array(payingAccount),
});

export const payoutBatchInput = z.object({
  bankAccountId: id,
  payOn: day,
  method: z.enum(payoutMethods),
  note: optionalLine(200).default(null),
  /** Bills, and credits that are used: of each how much, above zero. */
  parts: z
    .array(z.object({ billId: id, amountMinor: enteredMinor.min(1) }))
    .min(1)
    .max(100),
});

export const payoutBatchSummary = z.object({
  id,
  /** Counted in the community from 1. */
  number: z.int(),
  bankAccount: named,
  payOn: day,
  method: z.enum(payoutMethods),
  status: z.enum(payoutBatchStatuses),
  note: z.string().nullable(),
  totalMinor: amountMinor,
  bills: z.int(),
  version,
});

/** What one vendor was paid by a batch. */
export const payout = z.object({
  id,
  vendorPaymentId: id,
  vendor: named,
  number: z.int(),
  checkNumber: z.int().nullable(),
  amountMinor,
  status: z.enum(payoutStatuses),
  /** The day of the bank's line, or of whoever marked it as settled; of what was taken back, that day. */
  on: day.nullable(),
  reference: z.string().nullable(),
});

export const payoutBatch = payoutBatchSummary.omit({ bills: true }).extend({
  bills: z.array(
    z.object({
      billId: id,
      kind: z.enum(['bill', 'credit']),
      number: z.string(),
      vendor: named,
      /** Negative for a credit. */
      amountMinor,
    }),
  ),
  payouts: z.array(payout),
  /** Until it is released or canceled: what it pays by fund, and what its bank account has. */
  takes: z
    .object({
      funds: z.array(named.extend({ amountMinor })),
      account: payingAccount.omit({ id: true, name: true }),
    })
    .nullable(),
  contentHash: z.string().nullable(),
  createdBy: z.string(),
  preparedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  releasedBy: z.string().nullable(),
  releasedOn: day.nullable(),
  cancelReason: z.string().nullable(),
});

const batchParams = z.object({ batchId: id });
const batches = '/api/v1/payout-batches';
const single = `${batches}/:batchId` as const;
const asOf = z.object({ version });
const query = listQuery(payoutColumns.sort).extend(filterQuery(payoutColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });

export const payoutRoutes = {
  listWaitingForPayment: defineRoute({
    method: 'GET',
    path: '/api/v1/payouts-waiting',
    access: 'Report Payouts View',
    summary: 'Approved bills that are not paid, and the bank accounts that they can be paid from',
    response: one(waitingForPayment),
    snapshot: true,
  }),
  listPayoutBatches: defineRoute({
    method: 'GET',
    path: batches,
    access: 'Report Payouts View',
    summary: 'The batches of payouts',
    query,
    response: list(payoutBatchSummary),
  }),
  exportPayoutBatches: defineRoute({
    method: 'GET',
    path: `${batches}/export`,
    access: 'Report Payouts View',
    summary: 'All rows of the list of batches of payouts as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  payoutBatchValues: defineRoute({
    method: 'GET',
    path: `${batches}/values`,
    access: 'Report Payouts View',
    summary: 'What a filter of the list of batches of payouts can be, counted under the others',
    query: filters.extend(requestedValues(payoutColumns)),
    response: filterValues,
  }),
  payoutBatchTotals: defineRoute({
    method: 'GET',
    path: `${batches}/totals`,
    access: 'Report Payouts View',
    summary: 'How many batches of payouts there are under the filters, and their sum',
    query: filters,
    response: listTotals,
  }),
  getPayoutBatch: defineRoute({
    method: 'GET',
    path: single,
    access: 'Report Payouts View',
    summary: 'One batch with its bills and what the vendors were paid by it',
    params: batchParams,
    response: one(payoutBatch),
  }),
  createPayoutBatch: defineRoute({
    method: 'POST',
    path: batches,
    access: 'Payout Create',
    summary: 'Draft a batch. 409 `bill-in-batch` where a bill is in another open one.',
    body: payoutBatchInput,
    response: one(payoutBatch),
    status: 201,
  }),
  updatePayoutBatch: defineRoute({
    method: 'PUT',
    path: single,
    access: 'Payout Create',
    summary: 'Change a batch until it is released: it is a draft again, and its approval is void',
    params: batchParams,
    body: payoutBatchInput.extend({ version }),
    response: one(payoutBatch),
  }),
  preparePayoutBatch: defineRoute({
    method: 'POST',
    path: `${single}/prepare`,
    access: 'Payout Create',
    summary: 'Have a draft wait for approval. 409 `not-enough` where the bank account has less.',
    params: batchParams,
    body: asOf,
    response: one(payoutBatch),
  }),
  releasePayoutBatch: defineRoute({
    method: 'POST',
    path: `${single}/release`,
    access: 'Payout Create',
    proof: 'recent',
    summary: 'Pay an approved batch: each vendor gets one payment, which is posted today',
    params: batchParams,
    body: asOf,
    response: one(payoutBatch),
  }),
  cancelPayoutBatch: defineRoute({
    method: 'POST',
    path: `${single}/cancel`,
    access: 'Payout Create',
    summary: 'Cancel a batch that is not released; its bills wait for payment again',
    params: batchParams,
    body: asOf.extend({ reason: line(200) }),
    response: one(payoutBatch),
  }),
  settlePayout: defineRoute({
    method: 'POST',
    path: `${single}/payouts/:payoutId/settle`,
    access: 'Payout Create',
    summary: 'Mark a payment of a batch as paid by the bank, by date and reference',
    params: batchParams.extend({ payoutId: id }),
    body: z.object({ on: day, reference: optionalLine(60).default(null) }),
    response: one(payoutBatch),
  }),
  payoutBatchHistory: defineRoute({
    method: 'GET',
    path: `${single}/history`,
    access: 'Report Payouts View',
    summary: 'Who did what with a batch',
    params: batchParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type PayoutBatchInput = z.infer<typeof payoutBatchInput>;
export type PayoutBatchSummary = z.infer<typeof payoutBatchSummary>;
export type PayoutBatch = z.infer<typeof payoutBatch>;
export type Payout = z.infer<typeof payout>;
export type WaitingForPayment = z.infer<typeof waitingForPayment>;
export type WaitingBill = z.infer<typeof waitingBill>;
