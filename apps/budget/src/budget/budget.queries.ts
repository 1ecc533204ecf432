import { defineResource } from '@courtyard/common';

const base = '/budget-expenses/budgets';

/** Addresses of the pages about budgets. */
export const budgetPaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};

export const budgets = defineResource({
  section: 'budget',
  key: 'budgets',
  list: 'GET /api/v1/budgets',
  one: 'GET /api/v1/budgets/:budgetId',
  create: 'POST /api/v1/budgets',
  update: 'PUT /api/v1/budgets/:budgetId',
  remove: 'DELETE /api/v1/budgets/:budgetId',
  history: 'GET /api/v1/budgets/:budgetId/history',
});

/** From one budget of the list to the next. */
export const budgetWalk = budgets.walk({ to: budgetPaths.details, nameOf: (row) => row.name });
