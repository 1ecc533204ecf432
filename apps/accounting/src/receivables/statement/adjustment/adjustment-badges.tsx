import { adjustmentWords } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.words';
import { badgeOf } from '@courtyard/ui';

export const AdjustmentStatusBadge = badgeOf(adjustmentWords, 'status', {
  posted: 'expected',
  void: 'neutral',
});
