import { budgetCalls, budgetRoutes } from '@courtyard/contract/budget/budget/budget-routes';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import { implement, type Module } from '../../../platform/http/implement';
import { implementResource } from '../../../platform/section/resource/implement-resource';
import { adoptBudget, proposeBudget, returnBudget } from './budget-steps.service';
import { actualsIn, choicesOf, compareBudgets } from './budget-choices';
import { createBudget, getBudget, removeBudget, updateBudget } from './budget.service';
import { budgetList } from './budget.sql';

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
