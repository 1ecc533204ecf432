import { gateOf } from '@courtyard/ui/details';
import { budgetMessages } from '../budget.messages';
import { budgetPaths, budgets, budgetWalk } from '../budget.queries';

/** A page about the budget `?id=`. */
export const BudgetGate = gateOf({
  messages: budgetMessages,
  title: (t) => t('budget'),
  useOne: budgets.useOne,
  list: budgetPaths.list,
  walk: budgetWalk,
});
