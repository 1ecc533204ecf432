import { z } from 'zod';
import { bulkAnswer } from '../../wire/fields/chosen-rows';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** An act on more rows than one call changes: where it stands, and what stayed as it was. */
export const listAct = bulkAnswer.pick({ changed: true, unchanged: true, left: true }).extend({
  id,
  /** What is done, in the language of the call. */
  label: z.string(),
  /** `failed`: it went wrong again and again. What is not counted as changed is as it was. */
  status: z.enum(['running', 'done', 'cancelled', 'failed']),
  total: z.int(),
});

const params = z.object({ actId: id });

export const listActRoutes = {
  getListAct: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/list-acts/:actId',
    access: 'signed-in',
    summary: 'An act on many rows that I began and that runs by itself',
    params,
    response: one(listAct),
  }),
  cancelListAct: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/list-acts/:actId/cancel',
    access: 'signed-in',
    summary: 'Stop an act on many rows that I began; what was done stays done',
    params,
    response: one(listAct),
  }),
};

export type ListAct = z.infer<typeof listAct>;
