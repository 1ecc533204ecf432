import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
import {
  amountMinor,
  day,
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
import { paymentMethod, paymentStatus } from '../payment/payment';
import { depositColumns } from './deposit.columns';
import { depositStatuses } from './deposit.values';
import { voided, voidInput } from '../../voiding';

const named = z.object({ id, name: z.string() });

/** A payment in a deposit, or one that waits for it. */
export const depositedPayment = z.object({
  id,
  number: z.int(),
  receivedOn: day,
  payer: z.string().nullable(),
  properties: z.array(named),
  method: paymentMethod,
  reference: z.string().nullable(),
  status: paymentStatus,
  /** In which the money waits. */
  fund: named,
  amountMinor,
});

/** Brings payments that wait in undeposited funds to a bank account. */
export const depositInput = z.object({
  depositedOn: day,
  bankAccountId: id,
  /** Of the bank's slip. */
  reference: optionalLine(60).default(null),
  memo: optionalLine(200).default(null),
  paymentIds: z.array(id).min(1).max(500),
});

export const depositSummary = z.object({
  id,
  /** Counted in the community from 1; a void one keeps its own. */
  number: z.int(),
  depositedOn: day,
  bankAccount: named,
  reference: z.string().nullable(),
  paymentCount: z.int(),
  status: z.enum(depositStatuses),
  amountMinor,
});

export const deposit = depositSummary.extend({
  memo: z.string().nullable(),
  payments: z.array(depositedPayment),
  entries: z.array(entryMention),
  postedAt: moment,
  postedBy: z.string(),
  voided,
});

/** Debits (positive) and credits that would be posted. */
export const depositPreview = z.object({
  totalMinor: amountMinor,
  postings: z.array(z.object({ account: named, fund: named, amountMinor })),
});

/** Five hundred payments by their ids. */
const bodyLimits = { bytes: 128 * 1024 };

const depositParams = z.object({ depositId: id });
const depositsQuery = listQuery(depositColumns.sort).extend(filterQuery(depositColumns));
const depositsFilters = depositsQuery.omit({ cursor: true, limit: true, sort: true });

export const depositRoutes = {
  listDeposits: defineRoute({
    method: 'GET',
    path: '/api/v1/deposits',
    access: 'Invoices List View',
    summary: 'The deposits of the community',
    query: depositsQuery,
    response: list(depositSummary),
  }),
  exportDeposits: defineRoute({
    method: 'GET',
    path: '/api/v1/deposits/export',
    access: 'Invoices List View',
    summary: 'All rows of the list of deposits as a file',
    query: depositsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  depositValues: defineRoute({
    method: 'GET',
    path: '/api/v1/deposits/values',
    access: 'Invoices List View',
    summary: 'What a filter of the list of deposits can be, counted under the others',
    query: depositsFilters.extend(requestedValues(depositColumns)),
    response: filterValues,
  }),
  depositTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/deposits/totals',
    access: 'Invoices List View',
    summary: 'How many deposits there are under the filters, and their sum',
    query: depositsFilters,
    response: listTotals,
  }),
  undepositedPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/undeposited-payments',
    access: 'Invoices List View',
    summary: 'Payments that wait for their deposit, the oldest first, at most 500',
    response: one(z.array(depositedPayment)),
  }),
  previewDeposit: defineRoute({
    method: 'POST',
    path: '/api/v1/deposits/preview',
    access: 'Invoice Create',
    summary: 'What a deposit would post; nothing is written',
    readOnly: true,
    body: depositInput,
    bodyLimits,
    response: one(depositPreview),
  }),
  createDeposit: defineRoute({
    method: 'POST',
    path: '/api/v1/deposits',
    access: 'Invoice Create',
    summary: 'Bring payments that wait in undeposited funds to a bank account',
    body: depositInput,
    bodyLimits,
    response: one(deposit),
    status: 201,
  }),
  getDeposit: defineRoute({
    method: 'GET',
    path: '/api/v1/deposits/:depositId',
    access: 'Invoice Details View',
    summary: 'One deposit with its payments and entries',
    params: depositParams,
    response: one(deposit),
  }),
  depositSlip: defineRoute({
    method: 'GET',
    path: '/api/v1/deposits/:depositId/slip',
    access: 'Invoice Details View',
    summary: 'The slip of a deposit on paper: its checks and its cash, with the sum',
    params: depositParams,
    produces: 'application/pdf',
  }),
  voidDeposit: defineRoute({
    method: 'POST',
    path: '/api/v1/deposits/:depositId/void',
    access: 'Invoice Create',
    summary:
      'Take a deposit back by a reversal: its payments wait again. 409 `deposit-returned` where the bank returned one of them.',
    params: depositParams,
    body: voidInput,
    response: one(deposit),
  }),
  depositHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/deposits/:depositId/history',
    access: 'Invoice Details View',
    summary: 'Who did what with a deposit',
    params: depositParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type Deposit = z.infer<typeof deposit>;
export type DepositInput = z.infer<typeof depositInput>;
export type DepositPreview = z.infer<typeof depositPreview>;
export type DepositSummary = z.infer<typeof depositSummary>;
export type DepositedPayment = z.infer<typeof depositedPayment>;
