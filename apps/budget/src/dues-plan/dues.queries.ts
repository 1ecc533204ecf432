import { call, defineResource, useCommand } from '@courtyard/common';
import type { DuesPlan } from '@courtyard/contract/budget/dues-plan/dues-plan';

const base = '/budget-expenses/budgeting/dues';

/** Addresses of the pages about the dues of a budget. */
export const duesPaths = {
  details: (budgetId: string) => `${base}?id=${budgetId}`,
  edit: (budgetId: string) => `${base}/edit?id=${budgetId}`,
  recurringInvoice: (id: string) => `/accounting/recurring-invoices/details?id=${id}`,
};

/** The dues of budgets, by the id of the budget. */
export const dues = defineResource({
  section: 'budget',
  key: 'dues-plans',
  one: 'GET /api/v1/budgets/:budgetId/dues-plan',
  history: 'GET /api/v1/budgets/:budgetId/dues-plan/history',
});

export const useSaveDues = (budgetId: string) =>
  dues.useWrite('PUT /api/v1/budgets/:budgetId/dues-plan', budgetId);

export const useReturnDues = (budgetId: string) =>
  dues.useWrite('POST /api/v1/budgets/:budgetId/dues-plan/return', budgetId);

type Version = Pick<DuesPlan, 'version'>;

/** Steps that ask for nothing but the version. */
export const useDuesStep = (budgetId: string, step: 'discard' | 'withdraw' | 'undo') =>
  useCommand('budget', async ({ version }: Version, idempotencyKey) => {
    const options = { params: { budgetId }, body: { version }, idempotencyKey };
    return (await call(`POST /api/v1/budgets/:budgetId/dues-plan/${step}`, options)).data;
  });

/** Decides on the amounts that are shown. */
export const useDuesDecision = (budgetId: string, step: 'propose' | 'confirm') =>
  useCommand('budget', async (body: Version & { digest: string }, idempotencyKey) => {
    const options = { params: { budgetId }, body, idempotencyKey };
    return (await call(`POST /api/v1/budgets/:budgetId/dues-plan/${step}`, options)).data;
  });
