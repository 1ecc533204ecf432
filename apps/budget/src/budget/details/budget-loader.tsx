import { recordLoader } from '@courtyard/ui/details';
import { budgetMessages } from '../budget.messages';
import { budgetPaths, budgets, budgetPager } from '../budget.queries';

/** A page about the budget `?id=`. */
export const BudgetLoader = recordLoader({
  messages: budgetMessages,
  title: (t) => t('budget'),
  useOne: budgets.useOne,
  list: budgetPaths.list,
  pager: budgetPager,
});
