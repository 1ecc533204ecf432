import { specialAssessmentLabels } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.labels';
import { badgeOf } from '@courtyard/ui';

export const SpecialAssessmentStatusBadge = badgeOf(specialAssessmentLabels, 'status', {
  active: 'info',
  billed: 'expected',
  ended: 'neutral',
});
