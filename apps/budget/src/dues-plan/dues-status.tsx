import { duesPlanLabels } from '@courtyard/contract/budget/dues-plan/dues-plan.labels';
import { badgeOf } from '@courtyard/ui';

/** Where a dues plan is on its way. */
export const DuesStatusBadge = badgeOf(duesPlanLabels, 'status', {
  draft: 'neutral',
  proposed: 'attention',
  confirmed: 'expected',
  superseded: 'neutral',
  undone: 'neutral',
});
