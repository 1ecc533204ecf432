import { ownerLetterLabels } from '@courtyard/contract/accounting/receivables/letter/owner-letter.labels';
import { badgeOf } from '@courtyard/ui';

/** Where a letter stands: only what departs from being sent is seen. */
export const LetterStateBadge = badgeOf(ownerLetterLabels, 'state', {
  queued: 'info',
  sent: 'expected',
  kept: 'attention',
  failed: 'danger',
  forgotten: 'expected',
  withheld: 'neutral',
});
