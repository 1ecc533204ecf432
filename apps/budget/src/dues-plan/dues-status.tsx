import { duesPlanWords } from '@courtyard/contract/budget/dues-plan/dues-plan.words';
import { badgeOf } from '@courtyard/ui';

/** Where a dues plan is on its way. */
export const DuesStatusBadge = badgeOf(duesPlanWords, 'status', {
  draft: 'neutral',
  proposed: 'attention',
  confirmed: 'expected',
  superseded: 'neutral',
  undone: 'neutral',
});
