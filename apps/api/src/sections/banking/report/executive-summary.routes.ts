import { executiveSummaryRoutes } from '@courtyard/contract/banking/report/summary';
import { sendPdf } from '../../../ledger';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { executiveSummary } from './executive-summary';
import { summaryExport, summaryPdf } from './executive-summary-files';

export const executiveSummaryModule: Module = () => [
  implement(executiveSummaryRoutes.executiveSummary, async (call) => ({
    data: await executiveSummary(call, call.query),
  })),
  implementStream(executiveSummaryRoutes.exportExecutiveSummary, (call) =>
    exportList(call, summaryExport(call.query)),
  ),
  implementStream(executiveSummaryRoutes.executiveSummaryPdf, (call) =>
    sendPdf(call, 'executive-summary', (context) => executiveSummary(context, call.query), summaryPdf),
  ),
];
