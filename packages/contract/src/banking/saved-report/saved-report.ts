import { z } from 'zod';
import { accountType, basis } from '../../bookkeeping/account/account';
import { auditEntry, historyQuery } from '../../platform/audit';
import { day, id, line, list, moment, one, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { cashFlowMethods, profitColumns } from '../report/report.values';
import {
  reportFormats,
  deliveryStates,
  occurrenceStates,
  reportComparisons,
  reportPeriods,
  savedReportKinds,
  scheduleUnits,
} from './saved-report.values';

const named = z.object({ id, name: z.string() });

/** What a report is asked for besides its dates. A kind looks at those that `reportTraits` gives it. */
export const reportFilters = z.object({
  basis: basis.default('accrual'),
  columns: z.enum(profitColumns).default('funds'),
  compare: z.enum(reportComparisons).default('none'),
  method: z.enum(cashFlowMethods).default('indirect'),
  fundId: id.nullable().default(null),
  accountId: id.nullable().default(null),
  types: z.array(accountType).max(6).default([]),
  closing: z.enum(['yes', 'no']).default('yes'),
});

/** A report with its filters, and the dates that it has whenever it is opened. */
const reportChoice = {
  kind: z.enum(savedReportKinds),
  period: z.enum(reportPeriods),
  /** Of fixed dates alone. */
  from: day.nullable().default(null),
  /** Of a fixed date or fixed dates alone. */
  to: day.nullable().default(null),
  filters: reportFilters,
};

export const savedReportInput = z.object({
  name: line(80),
  ...reportChoice,
  isShared: z.boolean().default(false),
});

export const reportSchedule = z.object({
  unit: z.enum(scheduleUnits),
  /** The weekday of a week, 1 is Monday; otherwise the date, the last day in a shorter month. */
  onDay: z.int().min(1).max(31),
  file: z.enum(reportFormats),
  recipients: z.array(named),
  isActive: z.boolean(),
  /** Null while it is paused. */
  nextOn: day.nullable(),
});

export const reportScheduleInput = reportSchedule.omit({ recipients: true, nextOn: true }).extend({
  file: z.enum(reportFormats).default('pdf'),
  /** Forms choose it from a list, whose values are texts. */
  onDay: z.coerce.number<number | string>().int().min(1).max(31),
  recipientIds: z.array(id).min(1, 'Choose at least one recipient.').max(100),
  isActive: z.boolean().default(true),
  /** Of the saved report. */
  version,
});

export const savedReport = z.object({
  id,
  name: z.string(),
  ...reportChoice,
  isShared: z.boolean(),
  owner: named,
  /** Whether the caller may change it. */
  canChange: z.boolean(),
  /** What its period comes to today. */
  dates: z.object({ from: day.nullable(), to: day }),
  schedule: reportSchedule.nullable(),
  version,
});

/** An occurrence of a schedule, and what became of it for each recipient. */
export const reportOccurrence = z.object({
  occursOn: day,
  state: z.enum(occurrenceStates),
  /** Why it failed. */
  reason: z.string().nullable(),
  at: moment,
  deliveries: z.array(z.object({ member: named, state: z.enum(deliveryStates) })),
});

const params = z.object({ savedReportId: id });
const all = '/api/v1/saved-reports';
const single = `${all}/:savedReportId` as const;
const view = 'Financial Reports View';
const share = 'Financial Reports Share';

export const savedReportRoutes = {
  listSavedReports: defineRoute({
    method: 'GET',
    path: all,
    access: view,
    summary: 'Saved reports: those of the caller and those shared with staff, by name',
    response: one(z.object({ reports: z.array(savedReport) })),
  }),
  getSavedReport: defineRoute({
    method: 'GET',
    path: single,
    access: view,
    summary: 'One saved report with its schedule',
    params,
    response: one(savedReport),
  }),
  savedReportPdf: defineRoute({
    method: 'GET',
    path: `${single}/file`,
    access: view,
    summary: 'A saved report as it is today, as PDF',
    params,
    produces: 'application/pdf',
  }),
  exportSavedReport: defineRoute({
    method: 'GET',
    path: `${single}/export`,
    access: view,
    summary: 'A saved report as it is today, as a workbook. 409 `workbook-too-large` where it is too large.',
    params,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  createSavedReport: defineRoute({
    method: 'POST',
    path: all,
    access: view,
    summary: 'Save a report under a name. To share it also needs "Financial Reports Share".',
    body: savedReportInput,
    response: one(savedReport),
    status: 201,
  }),
  updateSavedReport: defineRoute({
    method: 'PUT',
    path: single,
    access: view,
    summary: 'Rename or change a saved report. Its owner may, and of a shared one who may share reports.',
    params,
    body: savedReportInput.extend({ version }),
    response: one(savedReport),
  }),
  deleteSavedReport: defineRoute({
    method: 'DELETE',
    path: single,
    access: view,
    summary: 'Delete a saved report with its schedule',
    params,
    status: 204,
  }),
  savedReportHistory: defineRoute({
    method: 'GET',
    path: `${single}/history`,
    access: view,
    summary: 'Who did what with a saved report',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
  scheduleReport: defineRoute({
    method: 'PUT',
    path: `${single}/schedule`,
    access: share,
    summary: 'Have a saved report emailed on a day of each week, month or quarter; pause it or resume it',
    params,
    body: reportScheduleInput,
    response: one(savedReport),
  }),
  unscheduleReport: defineRoute({
    method: 'DELETE',
    path: `${single}/schedule`,
    access: share,
    summary: 'Remove the schedule of a saved report. Emails already queued still go out.',
    params,
    response: one(savedReport),
  }),
  listReportOccurrences: defineRoute({
    method: 'GET',
    path: `${single}/deliveries`,
    access: view,
    summary: 'The latest 50 occurrences of the schedule, the newest first, with each recipient',
    params,
    response: one(z.object({ occurrences: z.array(reportOccurrence) })),
  }),
  retryReportOccurrence: defineRoute({
    method: 'POST',
    path: `${single}/deliveries/:occursOn/retry`,
    access: share,
    summary: 'Have an occurrence that failed sent again with the next run, within a quarter of an hour',
    params: params.extend({ occursOn: day }),
    response: one(savedReport),
  }),
  listReportReaders: defineRoute({
    method: 'GET',
    path: '/api/v1/report-readers',
    access: share,
    alsoNeeds: 'Members List View',
    summary: 'Active members who may see financial reports, or a report of a kind: who can get it by email',
    query: z.object({ kind: z.enum(savedReportKinds).optional() }),
    response: one(z.object({ members: z.array(named) })),
  }),
};

export type ReportFilters = z.infer<typeof reportFilters>;
export type SavedReport = z.infer<typeof savedReport>;
export type SavedReportInput = z.infer<typeof savedReportInput>;
export type ReportSchedule = z.infer<typeof reportSchedule>;
export type ReportScheduleInput = z.infer<typeof reportScheduleInput>;
export type ReportOccurrence = z.infer<typeof reportOccurrence>;
