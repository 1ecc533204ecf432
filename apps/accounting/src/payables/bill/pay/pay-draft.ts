import { vendorPaymentInput } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { filledIn } from '../../../parts/filled-in';

const { bankAccountId, parts } = vendorPaymentInput.shape;
const { billId, amountMinor } = parts.element.shape;

/** What the form holds; `vendorPaymentInput` makes it what the call takes. */
export const payDraft = vendorPaymentInput.extend({
  bankAccountId: filledIn(bankAccountId),
  parts: z
    .array(z.object({ billId, amountMinor: filledIn(amountMinor) }))
    .min(1)
    .max(100),
});

export type PayForm = FormOf<typeof payDraft>;
