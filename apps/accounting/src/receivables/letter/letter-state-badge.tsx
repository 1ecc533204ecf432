import { ownerLetterWords } from '@courtyard/contract/accounting/receivables/letter/owner-letter.words';
import { badgeOf } from '@courtyard/ui';

export const LetterStateBadge = badgeOf(ownerLetterWords, 'state', {
  queued: 'info',
  sent: 'ok',
  kept: 'attention',
  failed: 'danger',
  forgotten: 'neutral',
  withheld: 'neutral',
});
