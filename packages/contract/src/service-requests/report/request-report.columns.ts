import { defineColumns } from '../../wire/fields/columns';
import type { ReportRow } from './request-report';
import { requestReportLabels } from './request-report.labels';

/** The rows of a report, as a table and as a file. */
export const requestReportColumns = defineColumns<ReportRow>()(requestReportLabels, [
  { field: 'group', kind: 'text', of: ({ name }) => name.en },
  { field: 'requests', kind: 'number' },
  { field: 'open', kind: 'number' },
  { field: 'ageDays', kind: 'number' },
  { field: 'respondHours', kind: 'number' },
  { field: 'resolveHours', kind: 'number' },
  { field: 'lateShareMillionths', kind: 'share' },
]);
