import { paymentInput } from '@courtyard/contract/accounting/receivables/payment/payment';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { filledIn } from '../../../parts/filled-in';

const { depositToId, parts } = paymentInput.shape;
const { propertyId, ledgerId, depositInvoiceId, isBeforePetition, amountMinor } = parts.element.shape;

/** A unit's part as it is written: what is not chosen yet is null. */
const partDraft = z.object({
  propertyId: filledIn(propertyId),
  ledgerId,
  depositInvoiceId,
  isBeforePetition,
  amountMinor: filledIn(amountMinor),
});

/** What the form holds; `paymentInput` makes it what the call takes. */
export const paymentDraft = paymentInput.extend({
  depositToId: filledIn(depositToId),
  sendsReceipt: z.boolean(),
  parts: z.array(partDraft).min(1).max(200),
});

export type PaymentForm = FormOf<typeof paymentDraft>;
