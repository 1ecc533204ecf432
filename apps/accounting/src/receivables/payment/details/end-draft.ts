import { paymentRoutes } from '@courtyard/contract/accounting/receivables/payment/payment';
import { amountMinor } from '@courtyard/contract/primitives';

/** How taking a payment back is written: a fee that is left empty is none. */
export const endDraft = paymentRoutes.endPayment.body.extend({
  feeMinor: amountMinor.min(0).nullable().default(null),
});
