import { z } from 'zod';
import { amountMinor, day, exported, id, one } from '../../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../../wire/route';

/** What is owed to vendors at the end of a day, by how long it is overdue; credits are negative. */
export const payablesAging = z.object({
  at: day,
  vendors: z.array(
    z.object({
      vendor: z.object({ id, name: z.string() }),
      current: amountMinor,
      to30: amountMinor,
      to60: amountMinor,
      to90: amountMinor,
      over90: amountMinor,
      totalMinor: amountMinor,
    }),
  ),
  totalMinor: amountMinor,
  /** What the accounts of payables stood at; the total is the same. */
  controlMinor: amountMinor,
});

const onDay = z.object({ at: day.optional() });

export const payablesAgingRoutes = {
  payablesAging: defineRoute({
    method: 'GET',
    path: '/api/v1/bills/aging',
    access: 'Bills List View',
    summary: 'A/P aging by vendor as of a date',
    query: onDay,
    response: one(payablesAging),
  }),
  exportPayablesAging: defineRoute({
    method: 'GET',
    path: '/api/v1/bills/aging/export',
    access: 'Bills List View',
    summary: 'A/P aging by vendor as a file',
    query: onDay.extend(exported),
    produces: exportedMedia,
  }),
};

export type PayablesAging = z.infer<typeof payablesAging>;
