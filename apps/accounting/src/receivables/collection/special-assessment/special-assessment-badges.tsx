import { specialAssessmentWords } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.words';
import { badgeOf } from '@courtyard/ui';

export const SpecialAssessmentStatusBadge = badgeOf(specialAssessmentWords, 'status', {
  active: 'info',
  billed: 'expected',
  ended: 'neutral',
});
