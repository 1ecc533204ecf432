import { z } from 'zod';
import { day, exported, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { reportDimensions } from './request-report.values';

const word = z.object({ en: z.string(), es: z.string() });

/** Elapsed time, not working time. What nobody has answered or resolved yet counts in no median of it. */
export const reportRow = z.object({
  /** Of the kind, category ("kind:category"), building or vendor; null for those without one. */
  key: z.string().nullable(),
  name: word,
  requests: z.int(),
  open: z.int(),
  ageDays: z.number().nullable(),
  respondHours: z.number().nullable(),
  resolveHours: z.number().nullable(),
  /** Requests that missed a target. */
  late: z.int(),
  lateShareMillionths: z.int(),
});

const asked = z.object({ by: z.enum(reportDimensions).default('kind'), from: day, to: day });

function checkDays({ from, to }: { from: string; to: string }, context: z.RefinementCtx) {
  if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: 'This is before the first day.' });
}

export const reportDays = asked.omit({ by: true }).superRefine(checkDays);

/** Duplicates that were merged are left out. A request of several vendors counts for each. */
export const requestReportRoutes = {
  requestReport: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/report',
    access: 'Community Requests List View',
    summary:
      'Requests reported in a period by kind, category, building or vendor, with counts, medians and the share that were late',
    query: asked.superRefine(checkDays),
    snapshot: true,
    response: one(z.object({ rows: z.array(reportRow) })),
  }),
  exportRequestReport: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/report/export',
    access: 'Community Requests List View',
    summary: 'Export the request report',
    query: asked.extend(exported).superRefine(checkDays),
    produces: exportedMedia,
  }),
};

export type ReportAsked = z.output<typeof asked>;
export type ReportRow = z.infer<typeof reportRow>;
