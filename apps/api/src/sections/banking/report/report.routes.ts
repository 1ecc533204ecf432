import { budgetReportRoutes } from '@courtyard/contract/banking/report/budget-report';
import { reportRoutes } from '@courtyard/contract/banking/report/report';
import { exportReport, sendPdf } from '../../../ledger';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { balanceSheet } from './engine/balance-sheet';
import { budgetAgainstActual } from './engine/budget/budget-against-actual';
import { cashFlow } from './engine/cash-flow';
import { fundBalances } from './engine/fund-balances';
import { interfund } from './engine/interfund';
import { profitAndLoss } from './engine/profit-and-loss';
import { trialBalance } from './engine/trial-balance';
import { fileNames, reportFile } from './file/report-columns';
import { reportPdf } from './file/report-pdf';

/** Each statement on screen, as a file and as PDF: all three are made by one function of its own. */
export const reportModule: Module = () => [
  implement(reportRoutes.balanceSheet, async (call) => ({ data: await balanceSheet(call, call.query) })),
  implementStream(reportRoutes.exportBalanceSheet, (call) =>
    exportReport(call, (context) => balanceSheet(context, call.query), reportFile),
  ),
  implementStream(reportRoutes.balanceSheetPdf, (call) =>
    sendPdf(call, fileNames.balance, (context) => balanceSheet(context, call.query), reportPdf),
  ),
  implement(reportRoutes.profitAndLoss, async (call) => ({ data: await profitAndLoss(call, call.query) })),
  implementStream(reportRoutes.exportProfitAndLoss, (call) =>
    exportReport(call, (context) => profitAndLoss(context, call.query), reportFile),
  ),
  implementStream(reportRoutes.profitAndLossPdf, (call) =>
    sendPdf(call, fileNames.profit, (context) => profitAndLoss(context, call.query), reportPdf),
  ),
  implement(reportRoutes.trialBalance, async (call) => ({ data: await trialBalance(call, call.query) })),
  implementStream(reportRoutes.exportTrialBalanceReport, (call) =>
    exportReport(call, (context) => trialBalance(context, call.query), reportFile),
  ),
  implementStream(reportRoutes.trialBalancePdf, (call) =>
    sendPdf(call, fileNames['trial-balance'], (context) => trialBalance(context, call.query), reportPdf),
  ),
  implement(reportRoutes.fundBalances, async (call) => ({ data: await fundBalances(call, call.query) })),
  implementStream(reportRoutes.exportFundBalances, (call) =>
    exportReport(call, (context) => fundBalances(context, call.query), reportFile),
  ),
  implementStream(reportRoutes.fundBalancesPdf, (call) =>
    sendPdf(call, fileNames['fund-balances'], (context) => fundBalances(context, call.query), reportPdf),
  ),
  implement(reportRoutes.cashFlow, async (call) => ({ data: await cashFlow(call, call.query) })),
  implementStream(reportRoutes.exportCashFlow, (call) =>
    exportReport(call, (context) => cashFlow(context, call.query), reportFile),
  ),
  implementStream(reportRoutes.cashFlowPdf, (call) =>
    sendPdf(call, fileNames['cash-flow'], (context) => cashFlow(context, call.query), reportPdf),
  ),
  implement(budgetReportRoutes.budgetReport, async (call) => ({
    data: await budgetAgainstActual(call, call.query),
  })),
  implementStream(budgetReportRoutes.exportBudgetReport, (call) =>
    exportReport(call, (context) => budgetAgainstActual(context, call.query), reportFile),
  ),
  implementStream(budgetReportRoutes.budgetReportPdf, (call) =>
    sendPdf(call, fileNames.budget, (context) => budgetAgainstActual(context, call.query), reportPdf),
  ),
  implement(reportRoutes.interfund, async (call) => ({ data: await interfund(call, call.query) })),
  implementStream(reportRoutes.exportInterfund, (call) =>
    exportReport(call, (context) => interfund(context, call.query), reportFile),
  ),
  implementStream(reportRoutes.interfundPdf, (call) =>
    sendPdf(call, fileNames.interfund, (context) => interfund(context, call.query), reportPdf),
  ),
];
