import { labelOf } from '@courtyard/contract/messages';
import { owners, readers } from '../../../platform/auth/permissions/permission-table';
import type { MergedRows } from '../../../platform/tenancy/profile/merging/merged-rows';
import { savedReportSearch } from './saved-report-search';
import { seedSavedReports } from './saved-report.demo';
import { savedReportSentences } from './saved-report.messages';
import { savedReportUrl } from './saved-report-url';
import { stillReader, stillReaderName } from './schedule/record-occurrence';
import { reportMessages } from './schedule/report-email.texts';
import { reportNotifications } from './schedule/report-notifications';
import { scheduledReportsJob } from './schedule/send-reports';

const mergedRows: readonly MergedRows[] = [
  {
    table: 'saved_report',
    column: 'owner_id',
    fate: { moves: {} },
    label: labelOf(reportMessages, 'saved'),
  },
  { table: 'report_recipient', column: 'member_id', fate: { moves: { onceBy: ['saved_report_id'] } } },
  {
    table: 'report_delivery',
    column: 'member_id',
    fate: { moves: { onceBy: ['saved_report_id', 'occurs_on'] } },
  },
];

/** What saved reports add to the section. */
export const savedReportsOfSection = {
  grants: {
    'Financial Reports Share': ['Treasurer', 'Manager'],
    'Published Reports View': [...new Set([...owners, ...readers])],
  },
  history: {
    'saved-report': [
      'saved-report.create',
      'saved-report.update',
      'saved-report.delete',
      'saved-report.schedule',
      'saved-report.unschedule',
      'saved-report.send',
      'saved-report.fail',
    ],
  },
  logged: {
    // What is not shared is named to nobody here.
    'saved-report': {
      permission: 'Financial Reports Share',
      name: { table: 'saved_report', sql: 'case when saved_report.is_shared then saved_report.name end' },
      url: savedReportUrl,
    },
  },
  search: [savedReportSearch],
  communityJobs: [scheduledReportsJob],
  notifications: reportNotifications,
  emailChecks: { [stillReaderName]: stillReader },
  mergedRows,
  demo: [seedSavedReports],
  sentences: savedReportSentences,
} as const;
