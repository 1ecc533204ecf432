import { payoutLabels } from '@courtyard/contract/banking/payout/payout.labels';
import { badgeOf } from '@courtyard/ui';

/** How far a batch, or a payment of one, is. */
export const PayoutStatusBadge = badgeOf(payoutLabels, 'status', {
  draft: 'neutral',
  prepared: 'attention',
  approved: 'info',
  released: 'info',
  settled: 'expected',
  canceled: 'neutral',
  returned: 'danger',
  void: 'neutral',
});
