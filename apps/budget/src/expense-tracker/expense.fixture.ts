import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type ExpenseLine,
  expenseLine,
  type TrackedExpense,
  trackedExpense,
} from '@courtyard/contract/budget/expense-tracker/expense';
import type { ExpenseTracker } from '@courtyard/contract/budget/expense-tracker/expense-tracker';

export const operatingFund = { id: idOf(41), code: 'OP', name: 'Operating' };
export const landscaping = { id: idOf(51), code: '5020', name: 'Landscaping' };
export const gardener = { id: idOf(61), name: 'Green Thumb' };

export const expenseLineOf = (its: Partial<ExpenseLine> = {}): ExpenseLine =>
  sampleOf(expenseLine, {
    key: `${idOf(71)}.1`,
    id: idOf(71),
    no: 812,
    date: '2026-03-14',
    kind: 'bill',
    vendor: gardener,
    account: landscaping,
    fund: { id: operatingFund.id, name: operatingFund.name },
    memo: 'Spring planting',
    receipt: 'attached',
    amountMinor: 45_000,
    ...its,
  });

export const trackedExpenseOf = (its: Partial<TrackedExpense> = {}): TrackedExpense =>
  sampleOf(trackedExpense, {
    id: idOf(71),
    no: 812,
    date: '2026-03-14',
    kind: 'bill',
    memo: 'Spring planting',
    basis: 'accrual',
    postedBy: 'Tess Treasurer',
    postedAt: '2026-03-14T10:00:00.000Z',
    vendor: gardener,
    totalMinor: 45_000,
    lines: [
      {
        key: `${idOf(71)}.1`,
        account: landscaping,
        fund: { id: operatingFund.id, name: operatingFund.name },
        memo: null,
        amountMinor: 45_000,
      },
    ],
    documents: [{ kind: 'bill', id: idOf(81), number: 'GT-1' }],
    files: [],
    approvals: [],
    entries: [{ id: idOf(71), no: 812, date: '2026-03-14', kind: 'bill', amountMinor: 45_000 }],
    ...its,
  });

export const trackerOf = (its: Partial<ExpenseTracker> = {}): ExpenseTracker => {
  const spent = { amountMinor: 60_000, beforeMinor: 40_000 };
  return {
    basis: 'accrual',
    journalNo: 812,
    madeAt: '2026-04-01T12:00:00.000Z',
    from: '2026-02-01',
    to: '2026-03-31',
    before: { from: '2025-12-01', to: '2026-01-31' },
    funds: [operatingFund],
    total: spent,
    categories: [{ account: landscaping, ...spent }],
    vendors: [
      { vendor: gardener, amountMinor: 45_000, beforeMinor: 40_000 },
      { vendor: null, amountMinor: 15_000, beforeMinor: 0 },
    ],
    byFund: [{ fund: operatingFund, ...spent }],
    months: [
      { from: '2026-02-01', to: '2026-02-28', amountMinor: 15_000 },
      { from: '2026-03-01', to: '2026-03-31', amountMinor: 45_000 },
    ],
    ...its,
  };
};
