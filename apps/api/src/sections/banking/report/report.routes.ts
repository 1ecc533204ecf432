import { reportRoutes } from '@courtyard/contract/banking/report/report';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { balanceSheet } from './engine/balance-sheet';
import { profitAndLoss } from './engine/profit-and-loss';
import { exportReport } from './file/report-export';
import { reportPdf } from './file/report-pdf';
import { sendPdf } from './file/send-pdf';

export const reportModule: Module = () => [
  implement(reportRoutes.balanceSheet, async (call) => ({ data: await balanceSheet(call, call.query) })),
  implementStream(reportRoutes.exportBalanceSheet, (call) =>
    exportReport(call, (context) => balanceSheet(context, call.query)),
  ),
  implementStream(reportRoutes.balanceSheetPdf, (call) =>
    sendPdf(call, 'balance-sheet', (context) => balanceSheet(context, call.query), reportPdf),
  ),
  implement(reportRoutes.profitAndLoss, async (call) => ({ data: await profitAndLoss(call, call.query) })),
  implementStream(reportRoutes.exportProfitAndLoss, (call) =>
    exportReport(call, (context) => profitAndLoss(context, call.query)),
  ),
  implementStream(reportRoutes.profitAndLossPdf, (call) =>
    sendPdf(call, 'profit-and-loss', (context) => profitAndLoss(context, call.query), reportPdf),
  ),
];
