import { z } from 'zod';
import { basis } from '../../bookkeeping/account/account';
import { month } from '../../bookkeeping/period/period';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { financialReport } from '../report/report';
import { publishableKinds } from './published-report.values';

const kind = z.enum(publishableKinds);

/** A report that owners are shown, of each closed month from one on. */
export const reportPublication = z.object({ kind, basis, since: month.max(7) });

export const publishedReports = z.object({
  reports: z.array(
    reportPublication.extend({
      /** Closed months that it is shown of, the newest first. */
      months: z.array(month),
    }),
  ),
});

const access = 'Published Reports View';
const all = '/api/v1/published-reports';
const params = z.object({ reportKind: kind });
const query = z.object({
  /** The newest closed month where none is given. */
  month: month.optional(),
});

export const publishedReportRoutes = {
  listPublishedReports: defineRoute({
    method: 'GET',
    path: all,
    access,
    summary: 'The reports that the community publishes to owners, with their closed months',
    response: one(publishedReports),
  }),
  getPublishedReport: defineRoute({
    method: 'GET',
    path: `${all}/:reportKind`,
    access,
    summary: 'A published report of a closed month. 404 for one that is not published.',
    params,
    query,
    response: one(financialReport),
    snapshot: true,
  }),
  publishedReportPdf: defineRoute({
    method: 'GET',
    path: `${all}/:reportKind/file`,
    access,
    summary: 'A published report of a closed month as PDF',
    params,
    query,
    produces: 'application/pdf',
  }),
  setReportPublications: defineRoute({
    method: 'PUT',
    path: '/api/v1/report-publications',
    access: 'Financial Reports Share',
    summary:
      'Choose which reports of closed months owners are shown. A report that is left out is shown no more.',
    body: z.object({ reports: z.array(reportPublication).max(publishableKinds.length) }),
    response: one(publishedReports),
  }),
};

export type PublishedReports = z.infer<typeof publishedReports>;
export type ReportPublication = z.infer<typeof reportPublication>;
