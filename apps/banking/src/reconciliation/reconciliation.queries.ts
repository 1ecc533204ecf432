import { defineResource } from '@courtyard/common';
import type { ReconciliationSummary } from '@courtyard/contract/banking/reconciliation/reconciliation-list';
import { bankAccountPaths } from '../bank-account/bank-account-paths';

export const reconciliations = defineResource({
  section: 'banking',
  key: 'reconciliations',
  list: 'GET /api/v1/reconciliations',
  one: 'GET /api/v1/reconciliations/:reconciliationId',
  create: 'POST /api/v1/reconciliations',
  remove: 'DELETE /api/v1/reconciliations/:reconciliationId',
  history: 'GET /api/v1/reconciliations/:reconciliationId/history',
});

/** From one reconciliation of the list to the next. */
export const reconciliationPager = reconciliations.pager({
  to: bankAccountPaths.reconcile,
  nameOf: ({ account, toOn }: Pick<ReconciliationSummary, 'account' | 'toOn'>) => `${account.code} ${toOn}`,
});

export const useReconciliations = (accountId: string) =>
  reconciliations.useRead('GET /api/v1/bank-accounts/:accountId/reconciliations', { ids: [accountId] });

export const useOutstanding = (accountId: string, at: string) =>
  reconciliations.useRead('GET /api/v1/bank-accounts/:accountId/outstanding', {
    ids: [accountId],
    query: { at },
  });

export const useStatementsToReconcile = (accountId: string) =>
  reconciliations.useRead('GET /api/v1/bank-accounts/:accountId/statements-to-reconcile', {
    ids: [accountId],
  });

export const useFinish = (id: string) =>
  reconciliations.useWrite('POST /api/v1/reconciliations/:reconciliationId/finish', id);
export const useUndo = (id: string) =>
  reconciliations.useWrite('POST /api/v1/reconciliations/:reconciliationId/undo', id);
export const useChangeClosing = (id: string) =>
  reconciliations.useWrite('PUT /api/v1/reconciliations/:reconciliationId/closing-balance', id);
