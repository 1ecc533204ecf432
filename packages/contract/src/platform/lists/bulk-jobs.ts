import { z } from 'zod';
import { bulkAnswer } from '../../wire/fields/chosen-rows';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** A bulk action on more rows than one call changes: where it stands, and what stayed as it was. */
export const bulkJob = bulkAnswer.pick({ changed: true, unchanged: true, left: true }).extend({
  id,
  /** What is done, in the language of the call. */
  label: z.string(),
  /** `failed`: it went wrong again and again. What is not counted as changed is as it was. */
  status: z.enum(['running', 'done', 'cancelled', 'failed']),
  total: z.int(),
});

const params = z.object({ jobId: id });

export const bulkJobRoutes = {
  getBulkJob: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/bulk-jobs/:jobId',
    access: 'signed-in',
    summary: 'A bulk action that I began and that runs by itself',
    params,
    response: one(bulkJob),
  }),
  cancelBulkJob: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/bulk-jobs/:jobId/cancel',
    access: 'signed-in',
    summary: 'Stop a bulk action that I began; what was done stays done',
    params,
    response: one(bulkJob),
  }),
};

export type BulkJob = z.infer<typeof bulkJob>;
