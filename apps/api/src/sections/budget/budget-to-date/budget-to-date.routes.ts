import { budgetToDateRoutes } from '@courtyard/contract/budget/budget-to-date/budget-to-date';
import { implement, type Module } from '../../../platform/http/implement';
import { budgetsToDate } from './budgets-to-date';

export const budgetToDateModule: Module = () => [
  implement(budgetToDateRoutes.budgetsToDate, async (call) => ({ data: await budgetsToDate(call) })),
];
