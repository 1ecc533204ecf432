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
    path: 'chart-of-accounts',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-chart-of-accounts" */ './account/chart/chart.page'),
      'ChartPage',
    ),
  },
  {
    path: 'chart-of-accounts/create',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-chart-of-accounts-create" */ './account/form/account-create.page'),
      'AccountCreatePage',
    ),
  },
  {
    path: 'chart-of-accounts/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-chart-of-accounts-details" */ './account/details/account.page'),
      'AccountPage',
    ),
  },
  {
    path: 'chart-of-accounts/import',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-chart-of-accounts-import" */ './account/import/import.page'),
      'ImportPage',
    ),
  },
  {
    path: 'chart-of-accounts/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-chart-of-accounts-edit" */ './account/form/account-edit.page'),
      'AccountEditPage',
    ),
  },
  {
    path: 'chart-of-accounts/opening-balances',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-chart-of-accounts-opening-balances" */ './opening/opening.page'),
      'OpeningPage',
    ),
  },
  {
    path: 'books-import',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-books-import" */ './books-import/books-import.page'),
      'BooksImportPage',
    ),
  },
  {
    path: 'periods',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-periods" */ './period/list/periods.page'),
      'PeriodsPage',
    ),
  },
  {
    path: 'periods/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-periods-details" */ './period/details/period.page'),
      'PeriodPage',
    ),
  },
  {
    path: 'trial-balance',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-trial-balance" */ './report/trial-balance/trial-balance.page'),
      'TrialBalancePage',
    ),
  },
  {
    path: 'tax-tests',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-tax-tests" */ './report/tax-test/tax-test.page'),
      'TaxTestPage',
    ),
  },
  {
    path: 'fund-loans',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-fund-loans" */ './report/fund-loan/fund-loans.page'),
      'FundLoansPage',
    ),
  },
  {
    path: 'books-check',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-books-check" */ './book-check/book-check.page'),
      'BookCheckPage',
    ),
  },
  {
    path: 'services-items',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-services-items" */ './service-item/list/service-items.page'),
      'ServiceItemsPage',
    ),
  },
  {
    path: 'services-items/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-services-items-create" */ './service-item/form/service-item-create.page'
        ),
      'ServiceItemCreatePage',
    ),
  },
  {
    path: 'services-items/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-services-items-details" */ './service-item/details/service-item.page'
        ),
      'ServiceItemPage',
    ),
  },
  {
    path: 'services-items/edit',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-services-items-edit" */ './service-item/form/service-item-edit.page'
        ),
      'ServiceItemEditPage',
    ),
  },
];
