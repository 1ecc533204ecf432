import { payoffInput } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import type { FormOf } from '@courtyard/ui/forms';
import { filledIn } from '../../../../parts/filled-in';
import { z } from 'zod';

const { accountId, fundId, amountMinor } = payoffInput.shape.fee.unwrap().unwrap().shape;

/** What the form holds: a fee without an amount is none. */
export const payoffDraft = payoffInput.extend({
  propertyId: filledIn(payoffInput.shape.propertyId),
  fee: z
    .object({
      accountId: accountId.nullable(),
      fundId: fundId.nullable(),
      amountMinor: amountMinor.nullable(),
    })
    .superRefine((fee, context) => {
      if (fee.amountMinor === null) return;
      for (const field of ['accountId', 'fundId'] as const)
        if (fee[field] === null)
          context.addIssue({ code: 'invalid_type', expected: 'string', input: null, path: [field] });
    }),
});

export type PayoffForm = FormOf<typeof payoffDraft>;

/** What the call takes, of what the form holds. */
export const inputOf = <F extends { fee: { amountMinor: number | null } }>(values: F) => ({
  ...values,
  fee: values.fee.amountMinor === null ? null : values.fee,
});
