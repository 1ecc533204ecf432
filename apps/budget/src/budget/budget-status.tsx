import { budgetWords } from '@courtyard/contract/budget/budget/budget.words';
import { badgeOf } from '@courtyard/ui';

export const BudgetStatusBadge = badgeOf(budgetWords, 'status', {
  draft: 'neutral',
  proposed: 'attention',
  adopted: 'ok',
  superseded: 'neutral',
});
