import { expenseClaimLabels } from '@courtyard/contract/budget/expense-claim/expense-claim.labels';
import { badgeOf } from '@courtyard/ui';

export const ClaimStateBadge = badgeOf(expenseClaimLabels, 'state', {
  submitted: 'attention',
  pending: 'attention',
  returned: 'danger',
  withdrawn: 'neutral',
  approved: 'info',
  payable: 'info',
  paid: 'expected',
  void: 'neutral',
});
