import {
  interestTerms,
  type LateChargeInput,
  lateChargeInput,
  lateFeeTerms,
} from '@courtyard/contract/accounting/receivables/collection/late-charge';
import {
  feeInCurrency,
  lateChargeTemplates,
} from '@courtyard/contract/accounting/receivables/collection/late-charge.values';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';

/** What the dialog holds: both parts are always there, and each is charged or not. */
export const lateChargeDraft = lateChargeInput
  .extend({
    chargesFee: z.boolean().default(false),
    chargesInterest: z.boolean().default(false),
    lateFee: lateFeeTerms,
    interest: interestTerms,
  })
  .refine(({ chargesFee, feeAccountId }) => !chargesFee || feeAccountId !== null, { path: ['feeAccountId'] })
  .refine(({ chargesInterest, interestAccountId }) => !chargesInterest || interestAccountId !== null, {
    path: ['interestAccountId'],
  });

export type LateChargeForm = FormOf<typeof lateChargeDraft>;

const { california } = lateChargeTemplates;

/** What the dialog begins with for a template; a part that it does not charge is that of California, switched off. */
export const draftOf = (name: LateChargeInput['name'], currency: string) => {
  const { lateFee, interest } = lateChargeTemplates[name];
  return {
    name,
    chargesFee: lateFee !== null,
    chargesInterest: interest !== null,
    lateFee: feeInCurrency(lateFee ?? california.lateFee, currency),
    interest: interest ?? california.interest,
  };
};

/** What the call takes. */
export const inputOf = ({
  chargesFee,
  chargesInterest,
  lateFee,
  interest,
  ...draft
}: z.output<typeof lateChargeDraft>): LateChargeInput => ({
  ...draft,
  lateFee: chargesFee ? lateFee : null,
  interest: chargesInterest ? interest : null,
});
