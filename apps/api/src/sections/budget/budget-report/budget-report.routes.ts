import { budgetReportRoutes } from '@courtyard/contract/budget/budget-report/budget-report';
import { implement, type Module } from '../../../platform/http/implement';
import { budgetReport } from './budget-report';

export const budgetReportModule: Module = () => [
  implement(budgetReportRoutes.budgetReport, async (call) => ({
    data: await budgetReport(call, call.query),
  })),
];
