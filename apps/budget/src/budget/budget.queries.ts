import { call, defineResource, upload, useCommand } from '@courtyard/common';
import type { BudgetSummary } from '@courtyard/contract/budget/budget/budget';

const base = '/budget-expenses/budgeting';

const reports = '/banking-reports/financial-reports/budget';

/** Addresses of the pages about budgets. */
export const budgetPaths = {
  list: base,
  create: `${base}/create`,
  createFrom: (id: string) => `${base}/create?from=${id}`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  import: (id: string) => `${base}/import?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
  reports,
  /** Through a day, or today. */
  report: (fund: Pick<BudgetSummary['fund'], 'id'>, at?: string) =>
    `${reports}?fundId=${fund.id}${at === undefined ? '' : `&at=${at}`}`,
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

export const useBudgetChoices = () => budgets.useRead('GET /api/v1/budgets/choices');
export const useBudgetsToDate = () => budgets.useRead('GET /api/v1/financial-reports/budget/to-date');
export const useBudgetActuals = (query: { fundId: string; yearFrom: string }, enabled: boolean) =>
  budgets.useRead('GET /api/v1/budgets/actuals', { query, enabled });
export const useBudgetComparison = (id: string, otherIds: readonly string[]) =>
  budgets.useRead('GET /api/v1/budgets/:budgetId/compared', {
    ids: [id],
    query: { otherId: [...otherIds] },
    enabled: otherIds.length > 0,
  });

type Steps = 'propose' | 'withdraw';

/** Proposes a draft, or takes a proposal back. */
export const useBudgetStep = (step: Steps) =>
  useCommand('budget', async ({ id, version }: Pick<BudgetSummary, 'id' | 'version'>, idempotencyKey) => {
    const options = { params: { budgetId: id }, body: { version }, idempotencyKey };
    return (await call(`POST /api/v1/budgets/:budgetId/${step}`, options)).data;
  });

export const useAdoptBudget = (id: string) => budgets.useWrite('POST /api/v1/budgets/:budgetId/adopt', id);
export const useReturnBudget = (id: string) => budgets.useWrite('POST /api/v1/budgets/:budgetId/return', id);

export const useLineFiles = (id: string) =>
  budgets.useRead('GET /api/v1/budgets/:budgetId/files', { ids: [id] });
export const useAttachToLine = (id: string) => budgets.useWrite('POST /api/v1/budgets/:budgetId/files', id);
export const useRemoveLineFile = (budgetId: string) =>
  useCommand('budget', async (fileId: string, idempotencyKey) => {
    const options = { params: { budgetId, fileId }, idempotencyKey };
    return (await call('DELETE /api/v1/budgets/:budgetId/files/:fileId', options)).data;
  });

/** Stores a workbook and tries it without saving an amount. */
export const useCheckBudgetImport = (budgetId: string) =>
  useCommand('budget', async ({ file, signal }: { file: File; signal: AbortSignal }) => {
    const stored = await upload('POST /api/v1/files', file, { signal });
    const options = { params: { budgetId }, body: { fileId: stored.data.id }, signal };
    return (await call('POST /api/v1/budgets/:budgetId/imports/check', options)).data;
  });
export const useApplyBudgetImport = (id: string) =>
  budgets.useWrite('POST /api/v1/budgets/:budgetId/imports/apply', id);

/** "2026", or "2026–2027" where the year does not begin with the calendar's. */
export function yearName({ yearFrom, yearTo }: { yearFrom: string; yearTo: string }): string {
  const [first, last] = [yearFrom.slice(0, 4), yearTo.slice(0, 4)];
  return first === last ? first : `${first}–${last}`;
}

type Named = Pick<BudgetSummary, 'fund' | 'yearFrom' | 'yearTo' | 'scenario' | 'number'>;

/** "Operating 2026 · Base v2". */
export const budgetName = ({ fund, scenario, number, ...year }: Named): string =>
  `${fund.name} ${yearName(year)} · ${scenario} v${number}`;

/** From one budget of the list to the next. */
export const budgetPager = budgets.pager({ to: budgetPaths.details, nameOf: budgetName });
