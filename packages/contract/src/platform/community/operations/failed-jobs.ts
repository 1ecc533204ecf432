import { z } from 'zod';
import { id, line, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { failureReasons } from './failed-jobs.values';

/** Work of the community in the background that failed at every attempt. */
export const failedJob = z.object({
  id,
  /** Its name in the code, for those who run the server. */
  kind: z.string(),
  /** What it does, by language. */
  title: z.object({ en: z.string(), es: z.string() }),
  queuedAt: moment,
  failedAt: moment,
  attempts: z.int(),
  reason: z.enum(failureReasons),
  /** The error as it was reported, for those who run the server. */
  detail: z.string(),
});

/** Those of these ids, or all. */
const chosen = z.object({ ids: z.array(id).min(1).max(100).optional() });

/** Why it is given up. */
export const failedJobDismissal = z.object({ reason: line(300) });

/** Of how many it was done. */
const done = z.object({ count: z.int() });

export const failedJobRoutes = {
  listFailedJobs: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/failed-jobs',
    access: 'Failed Jobs View',
    summary: 'Work of this community that failed for good, newest first, at most 100, and how much there is',
    response: one(z.object({ jobs: z.array(failedJob), total: z.int() })),
  }),
  retryFailedJobs: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/failed-jobs/retry',
    access: 'Failed Job Update',
    summary: 'Have work that failed done again, with all its attempts',
    body: chosen,
    response: one(done),
  }),
  dismissFailedJobs: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/failed-jobs/dismiss',
    access: 'Failed Job Update',
    summary: 'Give work that failed up, with the reason; it is never done',
    body: chosen.extend(failedJobDismissal.shape),
    response: one(done),
  }),
};

export type FailedJob = z.infer<typeof failedJob>;
