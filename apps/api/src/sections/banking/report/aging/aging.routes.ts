import { agingReportRoutes } from '@courtyard/contract/banking/report/aging';
import { delinquencyRoutes } from '@courtyard/contract/banking/report/delinquency';
import { sendPdf } from '../../../../ledger';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { agingExport, agingPdf } from './aging-files';
import { agingSummary } from './aging-summary';
import { delinquency } from './delinquency';
import { delinquencyExport, delinquencyPdf } from './delinquency-files';

export const agingModule: Module = () => [
  implement(agingReportRoutes.agingSummary, async (call) => ({ data: await agingSummary(call, call.query) })),
  implementStream(agingReportRoutes.exportAgingSummary, (call) => exportList(call, agingExport(call.query))),
  implementStream(agingReportRoutes.agingSummaryPdf, (call) =>
    sendPdf(call, 'aging-summary', (context) => agingSummary(context, call.query), agingPdf),
  ),
  implement(delinquencyRoutes.delinquency, async (call) => ({ data: await delinquency(call, call.query) })),
  implementStream(delinquencyRoutes.exportDelinquency, (call) =>
    exportList(call, delinquencyExport(call.query)),
  ),
  implementStream(delinquencyRoutes.delinquencyPdf, (call) =>
    sendPdf(call, 'delinquency', (context) => delinquency(context, call.query), delinquencyPdf),
  ),
];
