import { z } from 'zod';
import { amountMinor, day, enteredMinor, id, line, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { payment } from './payment';

const named = z.object({ id, name: z.string() });

/** A charge that a payment settles, or could settle. */
const applicableCharge = z.object({
  itemId: id,
  property: named,
  /** Null where the charge has no invoice, as an opening balance. */
  invoice: z.object({ id, number: z.int() }).nullable(),
  description: z.string(),
  fund: named,
  dueOn: day,
  /** Open of it where nothing of the payment settles it. */
  openMinor: amountMinor,
  /** What of it the payment settles now. */
  appliedMinor: amountMinor,
  /** What of it the payment would settle by the order of the day that it came. */
  byOrderMinor: amountMinor,
});

/** What a payment settles, and what it could settle instead. */
const paymentApplication = z.object({
  charges: z.array(applicableCharge),
  /** By unit, what of the payment is free for these charges: what it settles of them, and what is left of it as credit. */
  units: z.array(z.object({ property: named, amountMinor })),
  /** The law whose order holds for it; null where amounts may be chosen. */
  law: z.string().nullable(),
});

export const reapplyInput = z.object({
  /** What it settles of these charges from now on; others keep what they have. */
  parts: z
    .array(z.object({ itemId: id, amountMinor: enteredMinor.min(0) }))
    .min(1)
    .max(5000),
  reason: line(200),
});

const params = z.object({ paymentId: id });
const path = '/api/v1/payments/:paymentId/application';
const refusals =
  '409 `payment-ended` where it was taken back, `payment-moved` where its credit went to buyers, `refund-waits` where its credit is asked back, `recovers-write-off` and `in-bankruptcy` where what it settles is not free.';

export const reapplicationRoutes = {
  getPaymentApplication: defineRoute({
    method: 'GET',
    path,
    access: 'Invoice Details View',
    summary: `What a payment settles, what it could settle instead, and what it would by the order. ${refusals}`,
    params,
    response: one(paymentApplication),
  }),
  reapplyPayment: defineRoute({
    method: 'POST',
    path,
    access: 'Invoice Create',
    summary: `Apply a payment otherwise, as of today: what it settled stays as it was on the days before. 422 where a law sets the order and another is asked for. ${refusals} 409 \`nothing-to-apply\` where it is applied so already, \`payment-used-too-often\` where it could not be taken back any more.`,
    params,
    body: reapplyInput,
    // A check for many units, with all that is open of them.
    bodyLimits: { bytes: 512 * 1024 },
    response: one(payment),
  }),
};

export type PaymentApplication = z.infer<typeof paymentApplication>;
export type ApplicableCharge = z.infer<typeof applicableCharge>;
export type ReapplyInput = z.infer<typeof reapplyInput>;
