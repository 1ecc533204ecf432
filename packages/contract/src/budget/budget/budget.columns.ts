import { defineColumns } from '../../wire/fields/columns';
import type { BudgetSummary } from './budget';
import { budgetWords } from './budget.words';

export const budgetStatuses = ['active', 'inactive'] as const;

/** The budgets, as a table and as a file, and what they are filtered by. */
export const budgetColumns = defineColumns<BudgetSummary>()(
  budgetWords,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'status', kind: 'choice' },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { status: budgetStatuses, updatedAt: 'days' },
);
