import { expenseClaimWords } from '@courtyard/contract/budget/expense-claim/expense-claim.words';
import { badgeOf } from '@courtyard/ui';

export const ClaimStateBadge = badgeOf(expenseClaimWords, 'state', {
  submitted: 'attention',
  pending: 'attention',
  returned: 'danger',
  withdrawn: 'neutral',
  approved: 'info',
  payable: 'info',
  paid: 'expected',
  void: 'neutral',
});
