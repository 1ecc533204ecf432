import { publishedReportRoutes } from '@courtyard/contract/banking/published-report/published-report';
import { sendPdf } from '../../../../ledger';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { fileNames } from '../file/report-columns';
import { reportPdf } from '../file/report-pdf';
import { publishedReport, publishedReports, setPublications } from './published-reports';

export const publishedReportModule: Module = () => [
  implement(publishedReportRoutes.listPublishedReports, async ({ tx }) => ({
    data: await publishedReports(tx),
  })),
  implement(publishedReportRoutes.getPublishedReport, async (call) => ({
    data: await publishedReport(call, call.params, call.query),
  })),
  implementStream(publishedReportRoutes.publishedReportPdf, (call) =>
    sendPdf(
      call,
      fileNames[call.params.reportKind],
      (context) => publishedReport(context, call.params, call.query),
      reportPdf,
    ),
  ),
  implement(publishedReportRoutes.setReportPublications, async (call) => ({
    data: await setPublications(call, call.body.reports),
  })),
];
