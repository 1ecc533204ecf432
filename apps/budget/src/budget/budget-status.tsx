import { budgetLabels } from '@courtyard/contract/budget/budget/budget.labels';
import { badgeOf } from '@courtyard/ui';

export const BudgetStatusBadge = badgeOf(budgetLabels, 'status', {
  draft: 'neutral',
  proposed: 'attention',
  adopted: 'ok',
  superseded: 'neutral',
});
