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
    path: 'bank-accounts',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bank-accounts" */ './bank-account/bank-accounts.page'),
      'BankAccountsPage',
    ),
  },
  {
    path: 'bank-accounts/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bank-accounts-details" */ './bank-account/bank-account.page'),
      'BankAccountPage',
    ),
  },
  {
    path: 'bank-accounts/reconcile',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bank-accounts-reconcile" */ './reconciliation/reconcile.page'),
      'ReconcilePage',
    ),
  },
  {
    path: 'bank-accounts/transfers',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bank-accounts-transfers" */ './transfer/transfers.page'),
      'TransfersPage',
    ),
  },
  {
    path: 'payouts',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts" */ './payout/payouts.page'),
      'PayoutsPage',
    ),
  },
  {
    path: 'payouts/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts-details" */ './payout/payout.page'),
      'PayoutPage',
    ),
  },
  {
    path: 'financial-reports/balance',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-financial-reports-balance" */ './report/statement/balance-sheet.page'
        ),
      'BalanceSheetPage',
    ),
  },
  {
    path: 'financial-reports/profit',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-financial-reports-profit" */ './report/statement/profit-and-loss.page'
        ),
      'ProfitAndLossPage',
    ),
  },
  {
    path: 'financial-reports/ledger',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-financial-reports-ledger" */ './report/ledger/ledger.page'),
      'GeneralLedgerPage',
    ),
  },
  {
    path: 'financial-reports/agingsummary',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-financial-reports-agingsummary" */ './report/aging/aging.page'),
      'AgingSummaryPage',
    ),
  },
  {
    path: 'financial-reports/summary',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-financial-reports-summary" */ './report/summary/summary.page'),
      'ExecutiveSummaryPage',
    ),
  },
  {
    path: 'financial-reports/budget',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-financial-reports-budget" */ './report/budget/budget-report.page'),
      'BudgetReportPage',
    ),
  },
];
