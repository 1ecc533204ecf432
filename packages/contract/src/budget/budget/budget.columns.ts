import { defineColumns } from '../../wire/fields/columns';
import type { BudgetSummary } from './budget';
import { budgetStatuses } from './budget.values';
import { budgetLabels } from './budget.labels';

/** The budgets, as a table and as a file, and what they are filtered by. */
export const budgetColumns = defineColumns<BudgetSummary>()(
  budgetLabels,
  [
    { field: 'fund', kind: 'text', of: ({ fund }) => fund.name },
    { field: 'yearFrom', kind: 'day', sort: true },
    { field: 'yearTo', kind: 'day' },
    { field: 'scenario', kind: 'text', sort: true },
    { field: 'number', kind: 'serial' },
    { field: 'status', kind: 'choice' },
    { field: 'incomeMinor', kind: 'money' },
    { field: 'expenseMinor', kind: 'money' },
    { field: 'transferMinor', kind: 'money' },
    { field: 'netMinor', kind: 'money' },
    { field: 'motion', kind: 'text' },
    { field: 'adoptedOn', kind: 'day' },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  {
    status: budgetStatuses,
    fundId: 'reference',
    yearFrom: 'days',
    updatedAt: 'days',
  },
);
