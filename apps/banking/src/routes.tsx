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
    path: 'bank-accounts/reconciliations',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-bank-accounts-reconciliations" */ './reconciliation/reconciliations.page'
        ),
      'ReconciliationsPage',
    ),
  },
  {
    path: 'bank-accounts/checks',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bank-accounts-checks" */ './bank-account/bank-checks.page'),
      'BankChecksPage',
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
      () => import(/* webpackChunkName: "page-payouts" */ './payout/list/payouts.page'),
      'PayoutsPage',
    ),
  },
  {
    path: 'payouts/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts-create" */ './payout/form/batch-form.page'),
      'BatchCreatePage',
    ),
  },
  {
    path: 'payouts/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts-edit" */ './payout/form/batch-form.page'),
      'BatchEditPage',
    ),
  },
  {
    path: 'payouts/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payouts-details" */ './payout/details/payout.page'),
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
    path: 'financial-reports/trial-balance',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-financial-reports-trial-balance" */ './report/statement/trial-balance.page'
        ),
      'TrialBalancePage',
    ),
  },
  {
    path: 'financial-reports/fund-balances',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-financial-reports-fund-balances" */ './report/statement/fund-balances.page'
        ),
      'FundBalancesPage',
    ),
  },
  {
    path: 'financial-reports/cash-flow',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-financial-reports-cash-flow" */ './report/statement/cash-flow.page'
        ),
      'CashFlowPage',
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
    path: 'financial-reports/interfund',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-financial-reports-interfund" */ './report/statement/interfund.page'
        ),
      'InterfundPage',
    ),
  },
  {
    path: 'financial-reports/delinquency',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-financial-reports-delinquency" */ './report/aging/delinquency.page'
        ),
      'DelinquencyPage',
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
  {
    path: 'saved-reports',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-saved-reports" */ './saved-report/saved-reports.page'),
      'SavedReportsPage',
    ),
  },
  {
    path: 'saved-reports/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-saved-reports-details" */ './saved-report/saved-report.page'),
      'SavedReportPage',
    ),
  },
  {
    path: 'packets',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-packets" */ './packet/packets.page'),
      'PacketsPage',
    ),
  },
  {
    path: 'packets/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-packets-create" */ './packet/packet-form.page'),
      'PacketCreatePage',
    ),
  },
  {
    path: 'packets/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-packets-details" */ './packet/packet.page'),
      'PacketPage',
    ),
  },
  {
    path: 'community-finances',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-community-finances" */ './published-report/published-reports.page'),
      'PublishedReportsPage',
    ),
  },
];
