import { z } from 'zod';
import { trend } from '../../../platform/dashboard/trend';
import { amountMinor, day, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { agingBucket } from '../invoice/invoice';

/** What units owe by days past due. Credits are not taken off. */
export const receivablesAging = z.object({
  at: day,
  /** From not due to the oldest. */
  buckets: z.array(z.object({ bucket: agingBucket, openMinor: amountMinor })),
  openMinor: amountMinor,
  /** Of it, what was due before today. */
  pastDueMinor: amountMinor,
  /** Of what was past due. */
  trend,
});

export const receivablesAgingRoutes = {
  receivablesAging: defineRoute({
    method: 'GET',
    path: '/api/v1/unit-accounts/aging',
    access: 'Invoices List View',
    summary: 'What units owe by days past due, and what was past due at the last six month ends',
    response: one(receivablesAging),
    snapshot: true,
  }),
};

export type ReceivablesAging = z.infer<typeof receivablesAging>;
