import { defineResource } from '@courtyard/common';

export const reconciliations = defineResource({
  section: 'banking',
  key: 'reconciliations',
  one: 'GET /api/v1/reconciliations/:reconciliationId',
  create: 'POST /api/v1/reconciliations',
  remove: 'DELETE /api/v1/reconciliations/:reconciliationId',
  history: 'GET /api/v1/reconciliations/:reconciliationId/history',
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
