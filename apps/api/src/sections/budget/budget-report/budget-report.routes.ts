import { budgetReportRoutes } from '@courtyard/contract/budget/budget-report/budget-report';
import { exportReport, sendPdf } from '../../../ledger';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { budgetReport, budgetsToDate } from './budget-report';
import { budgetReportFile, budgetReportPdf } from './budget-report-file';

export const budgetReportModule: Module = () => [
  implement(budgetReportRoutes.budgetReport, async (call) => ({
    data: await budgetReport(call, call.query),
  })),
  implementStream(budgetReportRoutes.exportBudgetReport, (call) =>
    exportReport(call, (context) => budgetReport(context, call.query), budgetReportFile),
  ),
  implementStream(budgetReportRoutes.budgetReportPdf, (call) =>
    sendPdf(call, 'budget-against-actual', (context) => budgetReport(context, call.query), budgetReportPdf),
  ),
  implement(budgetReportRoutes.budgetsToDate, async (call) => ({ data: await budgetsToDate(call) })),
];
