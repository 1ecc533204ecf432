import { lazyCard, type SectionSlots } from '@courtyard/common';

/** Cards of the dashboard by their ids in `section.json`, in one file: a dashboard shows most of them. */
export const slots: SectionSlots = {
  'latest-budgets': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './budget/budgets.card'),
    'BudgetsCard',
  ),
  'budget-against-actual': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './budget/actuals.card'),
    'BudgetActualsCard',
  ),
  spending: lazyCard(
    () => import(/* webpackChunkName: "cards" */ './expense-tracker/spending.card'),
    'SpendingCard',
  ),
  'my-expense-claims': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './expense-claim/claims.card'),
    'MyClaimsCard',
  ),
};
