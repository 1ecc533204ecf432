import { z } from 'zod';
import { basis } from '../../bookkeeping/account/account';
import { storedFile } from '../../platform/files';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { amountMinor, day, exported, id, list, listQuery, moment, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { expenseColumns } from './expense.columns';
import { receiptStates } from './expense.values';

const named = z.object({ id, name: z.string() });
export const accountMention = z.object({ id, code: z.string(), name: z.string() });

/** A line on an expense account. Negative where it takes an expense back: a credit, a reversal. */
export const expenseLine = z.object({
  /** Its entry and its place there: unique in the list. */
  key: z.string(),
  /** Of the journal entry. */
  id,
  /** Number of the journal entry. */
  no: z.int(),
  date: day,
  /** What the entry is: `bill`, `journal`. */
  kind: z.string(),
  vendor: named.nullable(),
  account: accountMention,
  fund: named,
  memo: z.string().nullable(),
  receipt: z.enum(receiptStates),
  amountMinor,
});

const entryOfExpense = z.object({ id, no: z.int(), date: day, kind: z.string(), amountMinor });

/** Who asked for an approval of the document, and what became of it. */
const approvalStep = z.object({
  label: z.string(),
  askedBy: z.string(),
  askedAt: moment,
  state: z.enum(['waiting', 'approved', 'refused', 'withdrawn', 'expired']),
  decisions: z.array(
    z.object({ name: z.string(), verdict: z.enum(['approve', 'refuse']), decidedAt: moment }),
  ),
});

/** An expense as it was posted: one journal entry with everything that explains it. */
export const trackedExpense = z.object({
  /** Of the journal entry. */
  id,
  no: z.int(),
  date: day,
  kind: z.string(),
  memo: z.string().nullable(),
  basis,
  postedBy: z.string(),
  postedAt: moment,
  approvedBy: z.string().nullable(),
  vendor: named.nullable(),
  totalMinor: amountMinor,
  /** How it is split over accounts and funds. */
  lines: z.array(expenseLine.pick({ key: true, account: true, fund: true, memo: true, amountMinor: true })),
  /** The documents that it comes from: the bill itself, or the bills that a payment pays. */
  documents: z.array(z.object({ kind: z.enum(['bill', 'expense-claim']), id, number: z.string() })),
  files: z.array(storedFile),
  approvals: z.array(approvalStep),
  /** This entry and those of the same documents: payments, reversals. */
  entries: z.array(entryOfExpense),
});

/** Accrual: as billed. Cash and modified cash: as paid. */
const inBasis = { basis: basis.default('accrual') };
const expensesQuery = listQuery(expenseColumns.sort).extend({ ...filterQuery(expenseColumns), ...inBasis });
const expensesFilters = expensesQuery.omit({ cursor: true, limit: true, sort: true });
const access = 'Expense Tracker Transactions View';

export const expenseRoutes = {
  listExpenses: defineRoute({
    method: 'GET',
    path: '/api/v1/expenses',
    access,
    summary: 'Expense lines of the journal',
    query: expensesQuery,
    response: list(expenseLine),
  }),
  exportExpenses: defineRoute({
    method: 'GET',
    path: '/api/v1/expenses/export',
    access,
    summary: 'All rows of the list of expenses as a file',
    query: expensesQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  expenseValues: defineRoute({
    method: 'GET',
    path: '/api/v1/expenses/values',
    access,
    summary: 'What a filter of the list of expenses can be, counted under the others',
    query: expensesFilters.extend(requestedValues(expenseColumns)),
    response: filterValues,
  }),
  expenseTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/expenses/totals',
    access,
    summary: 'How many expense lines there are under the filters, and their sum',
    query: expensesFilters,
    response: listTotals,
  }),
  getExpense: defineRoute({
    method: 'GET',
    path: '/api/v1/expenses/:entryId',
    access: 'Tracked Expense Details View',
    summary: 'One expense with its split, receipt, approvals and journal entries',
    params: z.object({ entryId: id }),
    query: z.object(inBasis),
    response: one(trackedExpense),
    snapshot: true,
  }),
};

export type ExpenseLine = z.infer<typeof expenseLine>;
export type TrackedExpense = z.infer<typeof trackedExpense>;
