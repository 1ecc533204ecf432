import { specialAssessmentInput } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import type { FormOf } from '@courtyard/ui/forms';
import { filledIn } from '../../../../parts/filled-in';

const { accountId, fundId, amountMinor } = specialAssessmentInput.shape;

/** What the form holds; `specialAssessmentInput` makes it what the call takes. */
export const levyDraft = specialAssessmentInput.extend({
  accountId: filledIn(accountId),
  fundId: filledIn(fundId),
  amountMinor: filledIn(amountMinor),
});

export type LevyForm = FormOf<typeof levyDraft>;
