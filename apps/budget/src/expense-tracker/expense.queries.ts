import { type CallQuery, defineResource } from '@courtyard/common';
import type { ExpenseTracker } from '@courtyard/contract/budget/expense-tracker/expense-tracker';

export const expenses = defineResource({
  section: 'budget',
  key: 'expenses',
  list: 'GET /api/v1/expenses',
});

export type TrackerQuery = CallQuery<'GET /api/v1/expense-tracker'>;

export const useExpenseTracker = (query: TrackerQuery) =>
  expenses.useRead('GET /api/v1/expense-tracker', { query });

export const useTrackedExpense = (entryId: string, basis: ExpenseTracker['basis']) =>
  expenses.useRead('GET /api/v1/expenses/:entryId', {
    ids: [entryId],
    query: { basis },
    enabled: entryId !== '',
  });
