import { defineResource } from '@courtyard/common';
import type { SavedReportKind } from '@courtyard/contract/banking/saved-report/saved-report.values';

export const savedReports = defineResource({
  section: 'banking',
  key: 'saved-reports',
  one: 'GET /api/v1/saved-reports/:savedReportId',
  create: 'POST /api/v1/saved-reports',
  update: 'PUT /api/v1/saved-reports/:savedReportId',
  remove: 'DELETE /api/v1/saved-reports/:savedReportId',
  history: 'GET /api/v1/saved-reports/:savedReportId/history',
});

export const useSavedReports = () => savedReports.useRead('GET /api/v1/saved-reports');
export const useReportReaders = (kind: SavedReportKind) =>
  savedReports.useRead('GET /api/v1/report-readers', { query: { kind } });
export const useReportOccurrences = (savedReportId: string) =>
  savedReports.useRead('GET /api/v1/saved-reports/:savedReportId/deliveries', { ids: [savedReportId] });

export const useScheduleReport = (id: string) =>
  savedReports.useWrite('PUT /api/v1/saved-reports/:savedReportId/schedule', id);
export const useUnscheduleReport = (id: string) =>
  savedReports.useWrite('DELETE /api/v1/saved-reports/:savedReportId/schedule', id);
export const useRetryOccurrence = (id: string, occursOn: string) =>
  savedReports.useWrite('POST /api/v1/saved-reports/:savedReportId/deliveries/:occursOn/retry', id, occursOn);
