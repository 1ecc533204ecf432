import { adjustmentLabels } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.labels';
import { badgeOf } from '@courtyard/ui';

export const AdjustmentStatusBadge = badgeOf(adjustmentLabels, 'status', {
  posted: 'expected',
  void: 'neutral',
});
