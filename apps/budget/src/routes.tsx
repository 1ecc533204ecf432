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
    path: 'budgeting/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-budgeting-details" */ './budget/details/budget.page'),
      'BudgetPage',
    ),
  },
];
