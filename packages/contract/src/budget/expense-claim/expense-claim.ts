import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { storedFile } from '../../platform/files';
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
  moment,
  one,
  optionalLine,
  text,
  version,
} from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { claimColumns, myClaimColumns } from './expense-claim.columns';
import { claimStates } from './expense-claim.values';

const named = z.object({ id, name: z.string() });

/** What a member enters: what they paid for the community, with at least one receipt. */
export const expenseClaimInput = z.object({
  /** Files from `POST /api/v1/files`. */
  fileIds: z.array(id).min(1, 'Attach a receipt.').max(10),
  /** In the currency of the community, as it was charged. */
  amountMinor: enteredMinor.min(1, 'Enter an amount above zero.'),
  /** Today or earlier. */
  spentOn: day,
  purpose: line(200),
});
export const expenseClaimChange = expenseClaimInput.extend({ version });

/** One expense account and fund that a part of the amount is charged to. */
export const claimLineInput = z.object({
  accountId: id,
  fundId: id,
  description: optionalLine(200).default(null),
  amountMinor: enteredMinor.min(1),
});

export const claimReview = z.object({ version, lines: z.array(claimLineInput).min(1).max(20) });
/** What is not chosen yet is null, and has to be filled in. */
const filledIn = <S extends z.ZodType>(schema: S) =>
  schema.nullable().superRefine((value, context) => {
    if (value === null) context.addIssue({ code: 'invalid_type', expected: 'string', input: null });
  });
const claimLineDraft = claimLineInput.extend({
  accountId: filledIn(claimLineInput.shape.accountId),
  fundId: filledIn(claimLineInput.shape.fundId),
  amountMinor: filledIn(claimLineInput.shape.amountMinor),
});

/** What the form of a review holds; `claimReview` makes it what the call takes. */
export const claimReviewDraft = z.object({ lines: z.array(claimLineDraft).min(1).max(20) });
export const claimReturn = z.object({ version, reason: text(500) });

export const expenseClaimSummary = z.object({
  id,
  /** Counted in the community from 1. */
  number: z.int(),
  claimant: named,
  purpose: z.string(),
  spentOn: day,
  amountMinor,
  state: z.enum(claimStates),
  submittedAt: moment,
  version: z.int(),
});

export const expenseClaim = expenseClaimSummary.extend({
  /** Why it was returned. */
  reason: z.string().nullable(),
  lines: z.array(claimLineInput.extend({ account: named, fund: named, description: z.string().nullable() })),
  files: z.array(storedFile),
  /** Other claims with the same file, of those that the caller may see. */
  duplicates: z.array(z.object({ id, number: z.int(), fileName: z.string() })),
  /** The bill that pays it; `id` for those who may open bills. `problem`: why none could be drafted. */
  bill: z
    .object({ id: id.nullable(), number: z.string().nullable(), problem: z.string().nullable() })
    .nullable(),
  paidOn: day.nullable(),
  isMine: z.boolean(),
});

/** What the accounts of a claim can be set to. */
export const claimChoices = z.object({
  accounts: z.array(z.object({ id, code: z.string(), name: z.string(), type: z.literal('expense') })),
  funds: z.array(z.object({ id, code: z.string(), name: z.string() })),
});

const claimParams = z.object({ claimId: id });
const myQuery = listQuery(myClaimColumns.sort).extend(filterQuery(myClaimColumns));
const myFilters = myQuery.omit({ cursor: true, limit: true, sort: true });
const query = listQuery(claimColumns.sort).extend(filterQuery(claimColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });
const reading = 'Expense Tracker Transactions View';
const keeping = 'Tracked Expense Create';

/** The caller's own claims: any member may have some. */
export const myExpenseClaimRoutes = {
  listMyExpenseClaims: defineRoute({
    method: 'GET',
    path: '/api/v1/my-expense-claims',
    access: 'signed-in',
    summary: "The caller's expense claims",
    query: myQuery,
    response: list(expenseClaimSummary),
  }),
  exportMyExpenseClaims: defineRoute({
    method: 'GET',
    path: '/api/v1/my-expense-claims/export',
    access: 'signed-in',
    summary: "All rows of the list of the caller's expense claims as a file",
    query: myQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  myExpenseClaimValues: defineRoute({
    method: 'GET',
    path: '/api/v1/my-expense-claims/values',
    access: 'signed-in',
    summary: "What a filter of the caller's expense claims can be, counted under the others",
    query: myFilters.extend(requestedValues(myClaimColumns)),
    response: filterValues,
  }),
  myExpenseClaimTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/my-expense-claims/totals',
    access: 'signed-in',
    summary: "How many of the caller's expense claims there are under the filters, and their sum",
    query: myFilters,
    response: listTotals,
  }),
  submitExpenseClaim: defineRoute({
    method: 'POST',
    path: '/api/v1/my-expense-claims',
    access: 'signed-in',
    summary: 'Submit an expense claim with its receipts',
    body: expenseClaimInput,
    response: one(expenseClaim),
    status: 201,
  }),
  getMyExpenseClaim: defineRoute({
    method: 'GET',
    path: '/api/v1/my-expense-claims/:claimId',
    access: 'signed-in',
    summary: "One of the caller's expense claims",
    params: claimParams,
    response: one(expenseClaim),
  }),
  updateExpenseClaim: defineRoute({
    method: 'PUT',
    path: '/api/v1/my-expense-claims/:claimId',
    access: 'signed-in',
    summary:
      'Change and resubmit an own claim that is not approved; a pending approval is withdrawn. 409 `claim-decided` afterwards.',
    params: claimParams,
    body: expenseClaimChange,
    response: one(expenseClaim),
  }),
  withdrawExpenseClaim: defineRoute({
    method: 'POST',
    path: '/api/v1/my-expense-claims/:claimId/withdraw',
    access: 'signed-in',
    summary: 'Withdraw an own claim that is not approved. 409 `claim-decided` afterwards.',
    params: claimParams,
    body: z.object({ version }),
    response: one(expenseClaim),
  }),
  myExpenseClaimHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/my-expense-claims/:claimId/history',
    access: 'signed-in',
    summary: 'Who did what with an own claim',
    params: claimParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

/** All claims, for those who keep the books. */
export const expenseClaimRoutes = {
  listExpenseClaims: defineRoute({
    method: 'GET',
    path: '/api/v1/expense-claims',
    access: reading,
    summary: 'The expense claims of the community',
    query,
    response: list(expenseClaimSummary),
  }),
  exportExpenseClaims: defineRoute({
    method: 'GET',
    path: '/api/v1/expense-claims/export',
    access: reading,
    summary: 'All rows of the list of expense claims as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  expenseClaimValues: defineRoute({
    method: 'GET',
    path: '/api/v1/expense-claims/values',
    access: reading,
    summary: 'What a filter of the list of expense claims can be, counted under the others',
    query: filters.extend(requestedValues(claimColumns)),
    response: filterValues,
  }),
  expenseClaimTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/expense-claims/totals',
    access: reading,
    summary: 'How many expense claims there are under the filters, and their sum',
    query: filters,
    response: listTotals,
  }),
  expenseClaimChoices: defineRoute({
    method: 'GET',
    path: '/api/v1/expense-claims/choices',
    access: keeping,
    summary: 'Expense accounts and funds that a claim can be charged to',
    response: one(claimChoices),
  }),
  getExpenseClaim: defineRoute({
    method: 'GET',
    path: '/api/v1/expense-claims/:claimId',
    access: reading,
    summary: 'One expense claim with its accounts and receipts',
    params: claimParams,
    response: one(expenseClaim),
  }),
  reviewExpenseClaim: defineRoute({
    method: 'POST',
    path: '/api/v1/expense-claims/:claimId/review',
    access: keeping,
    summary:
      'Charge a claim to accounts and send it for approval, or approve it where no approval is needed. Never an own claim.',
    params: claimParams,
    body: claimReview,
    response: one(expenseClaim),
  }),
  returnExpenseClaim: defineRoute({
    method: 'POST',
    path: '/api/v1/expense-claims/:claimId/return',
    access: keeping,
    summary:
      'Return a claim to its claimant with a reason; a pending approval is withdrawn. Never an own claim.',
    params: claimParams,
    body: claimReturn,
    response: one(expenseClaim),
  }),
  draftExpenseClaimBill: defineRoute({
    method: 'POST',
    path: '/api/v1/expense-claims/:claimId/bill',
    access: keeping,
    summary: 'Try again to draft the bill of an approved claim. 409 `not-approved` before.',
    params: claimParams,
    body: z.object({}),
    response: one(expenseClaim),
  }),
  expenseClaimHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/expense-claims/:claimId/history',
    access: reading,
    summary: 'Who did what with a claim',
    params: claimParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type ExpenseClaimInput = z.infer<typeof expenseClaimInput>;
export type ExpenseClaimChange = z.infer<typeof expenseClaimChange>;
export type ClaimLineInput = z.infer<typeof claimLineInput>;
export type ClaimLineDraft = z.input<typeof claimLineDraft>;
export type ClaimReview = z.infer<typeof claimReview>;
export type ExpenseClaimSummary = z.infer<typeof expenseClaimSummary>;
export type ExpenseClaim = z.infer<typeof expenseClaim>;
export type ClaimChoices = z.infer<typeof claimChoices>;
