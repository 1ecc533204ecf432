import { budgetFileRoutes } from '@courtyard/contract/budget/budget/budget-import';
import { budgetLineFileRoutes } from '@courtyard/contract/budget/budget/line-file';
import { budgetCalls, budgetRoutes } from '@courtyard/contract/budget/budget/budget-routes';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { implementResource } from '../../../platform/section/resource/implement-resource';
import { adoptBudget, proposeBudget, returnBudget } from './budget-steps.service';
import { actualsIn, choicesOf, compareBudgets } from './budget-choices';
import { createBudget, getBudget, removeBudget, updateBudget } from './budget.service';
import { budgetList } from './budget.sql';
import { gridExport } from '../budget-file/budget-columns';
import { attachLineFiles, lineFilesOf, removeLineFile } from '../line-file/line-files.service';
import { applyBudgetImport, checkBudgetImport } from '../budget-file/budget-import.service';

export const budgetModule: Module = () => [
  ...implementResource(budgetCalls, {
    kind: 'budget',
    get: getBudget,
    create: createBudget,
    update: updateBudget,
    remove: removeBudget,
    list: budgetList,
    file: { name: 'budgets', columns: budgetColumns },
  }),
  implementStream(budgetFileRoutes.exportBudgetGrid, async (call) => {
    const budget = await call.platform.inTenant(
      call.tenant.id,
      (tx) => getBudget({ ...call, tx }, call.params.budgetId),
      { readOnly: true, snapshot: true },
    );
    return exportList(call, gridExport(budget));
  }),
  implement(budgetFileRoutes.checkBudgetImport, async (call) => ({
    data: await checkBudgetImport(call, call.params.budgetId, call.body.fileId),
  })),
  implement(budgetFileRoutes.applyBudgetImport, async (call) => ({
    data: await applyBudgetImport(call, call.params.budgetId, call.body),
  })),
  implement(budgetLineFileRoutes.listBudgetLineFiles, async (call) => ({
    data: await lineFilesOf(call, call.params.budgetId),
  })),
  implement(budgetLineFileRoutes.attachToBudgetLine, async (call) => ({
    data: await attachLineFiles(call, call.params.budgetId, call.body),
  })),
  implement(budgetLineFileRoutes.removeBudgetLineFile, async (call) => ({
    data: await removeLineFile(call, call.params),
  })),
  implement(budgetRoutes.budgetChoices, async (call) => ({ data: await choicesOf(call) })),
  implement(budgetRoutes.budgetActuals, async (call) => ({ data: await actualsIn(call, call.query) })),
  implement(budgetRoutes.compareBudgets, async (call) => ({
    data: await compareBudgets(call, call.params.budgetId, call.query.otherId),
  })),
  implement(budgetRoutes.proposeBudget, async (call) => ({
    data: await proposeBudget(call, call.params.budgetId, call.body.version),
  })),
  implement(budgetRoutes.withdrawBudget, async (call) => ({
    data: await returnBudget(call, call.params.budgetId, call.body),
  })),
  implement(budgetRoutes.returnBudget, async (call) => ({
    data: await returnBudget(call, call.params.budgetId, call.body),
  })),
  implement(budgetRoutes.adoptBudget, async (call) => ({
    data: await adoptBudget(call, call.params.budgetId, call.body),
  })),
];
