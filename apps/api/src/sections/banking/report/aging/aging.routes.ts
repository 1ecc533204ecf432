import { agingReportRoutes } from '@courtyard/contract/banking/report/aging';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { sendPdf } from '../file/send-pdf';
import { agingExport, agingPdf } from './aging-files';
import { agingSummary } from './aging-summary';

export const agingModule: Module = () => [
  implement(agingReportRoutes.agingSummary, async (call) => ({ data: await agingSummary(call, call.query) })),
  implementStream(agingReportRoutes.exportAgingSummary, (call) => exportList(call, agingExport(call.query))),
  implementStream(agingReportRoutes.agingSummaryPdf, (call) =>
    sendPdf(call, 'aging-summary', (context) => agingSummary(context, call.query), agingPdf),
  ),
];
