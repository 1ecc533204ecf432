import { lazyPage, type SectionRoutes } from '@courtyard/common';

/**
 * The section's pages below its base path. Each is fetched when it is first opened; its chunk is named after its
 * path, so that the server can say at once what the page of an address needs.
 */
export const routes: SectionRoutes = [
  {
    index: true,
    element: lazyPage(
      () => import(/* webpackChunkName: "page" */ './overview/overview.page'),
      'OverviewPage',
    ),
  },
  {
    path: 'budgeting',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-budgeting" */ './budget/list/budgets.page'),
      'BudgetsPage',
    ),
  },
  {
    path: 'budgeting/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-budgeting-create" */ './budget/form/budget-form.page'),
      'BudgetCreatePage',
    ),
  },
  {
    path: 'budgeting/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-budgeting-edit" */ './budget/form/budget-edit.page'),
      'BudgetEditPage',
    ),
  },
  {
    path: 'budgeting/dues',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-budgeting-dues" */ './dues-plan/details/dues.page'),
      'DuesPage',
    ),
  },
  {
    path: 'budgeting/dues/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-budgeting-dues-edit" */ './dues-plan/form/dues-form.page'),
      'DuesFormPage',
    ),
  },
  {
    path: 'budgeting/import',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-budgeting-import" */ './budget/import/import.page'),
      'BudgetImportPage',
    ),
  },
  {
    path: 'expense-tracker',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-expense-tracker" */ './expense-tracker/tracker/tracker.page'),
      'ExpenseTrackerPage',
    ),
  },
  {
    path: 'expense-tracker/all-transactions',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-expense-tracker-all-transactions" */ './expense-tracker/list/expenses.page'
        ),
      'ExpensesPage',
    ),
  },
  {
    path: 'expense-tracker/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-expense-tracker-details" */ './expense-tracker/details/expense.page'
        ),
      'ExpensePage',
    ),
  },
  {
    path: 'payouts',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts" */ './expense-claim/list/claims.page'),
      'ClaimsPage',
    ),
  },
  {
    path: 'payouts/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts-create" */ './expense-claim/form/claim-form.page'),
      'ClaimCreatePage',
    ),
  },
  {
    path: 'payouts/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts-details" */ './expense-claim/details/claim.page'),
      'ClaimPage',
    ),
  },
  {
    path: 'payouts/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts-edit" */ './expense-claim/form/claim-form.page'),
      'ClaimEditPage',
    ),
  },
  {
    path: 'budgeting/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-budgeting-details" */ './budget/details/budget.page'),
      'BudgetPage',
    ),
  },
];
