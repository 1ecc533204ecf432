import { savedReportRoutes } from '@courtyard/contract/banking/saved-report/saved-report';
import { historyOf } from '../../../platform/audit/history.sql';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { savedReportPdf, savedReportWorkbook } from './saved-report-file';
import { createSavedReport, deleteSavedReport, updateSavedReport } from './saved-report.service';
import { getSavedReport, savedReports } from './saved-reports';
import { occurrencesOf } from './schedule/schedule.sql';
import {
  reportReaders,
  retryOccurrence,
  scheduleReport,
  unscheduleReport,
} from './schedule/schedule.service';

export const savedReportModule: Module = () => [
  implement(savedReportRoutes.listSavedReports, async (call) => ({
    data: { reports: await savedReports(call) },
  })),
  implement(savedReportRoutes.getSavedReport, async (call) => ({
    data: await getSavedReport(call, call.params.savedReportId),
  })),
  implementStream(savedReportRoutes.savedReportPdf, (call) =>
    savedReportPdf(call, call.params.savedReportId),
  ),
  implementStream(savedReportRoutes.exportSavedReport, (call) =>
    savedReportWorkbook(call, call.params.savedReportId),
  ),
  implement(savedReportRoutes.createSavedReport, async (call) => ({
    data: await createSavedReport(call, call.body),
  })),
  implement(savedReportRoutes.updateSavedReport, async (call) => ({
    data: await updateSavedReport(call, call.params.savedReportId, call.body),
  })),
  implement(savedReportRoutes.deleteSavedReport, (call) =>
    deleteSavedReport(call, call.params.savedReportId),
  ),
  implement(
    savedReportRoutes.savedReportHistory,
    historyOf('saved-report', (call) => getSavedReport(call, call.params.savedReportId)),
  ),
  implement(savedReportRoutes.scheduleReport, async (call) => ({
    data: await scheduleReport(call, call.params.savedReportId, call.body),
  })),
  implement(savedReportRoutes.unscheduleReport, async (call) => ({
    data: await unscheduleReport(call, call.params.savedReportId),
  })),
  implement(savedReportRoutes.listReportOccurrences, async (call) => {
    const { id } = await getSavedReport(call, call.params.savedReportId);
    return { data: { occurrences: await occurrencesOf(call.tx, id) } };
  }),
  implement(savedReportRoutes.retryReportOccurrence, async (call) => ({
    data: await retryOccurrence(call, call.params),
  })),
  implement(savedReportRoutes.listReportReaders, async (call) => ({
    data: { members: await reportReaders(call.tx, call.query.kind ?? 'balance') },
  })),
];
