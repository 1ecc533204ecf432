import { lazyPage, type SectionRoutes } from '@courtyard/common';
import { payableRoutes } from './payables/payables.routes';
import { receivableRoutes } from './receivables/receivables.routes';

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
  ...receivableRoutes,
  ...payableRoutes,
  {
    path: 'journal-entries',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-journal-entries" */ './journal-entry/list/entries.page'),
      'JournalEntriesPage',
    ),
  },
  {
    path: 'journal-entries/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-journal-entries-create" */ './journal-entry/create/journal-entry-create.page'
        ),
      'JournalEntryCreatePage',
    ),
  },
  {
    path: 'journal-entries/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-journal-entries-details" */ './journal-entry/details/journal-entry.page'
        ),
      'JournalEntryPage',
    ),
  },
  {
    path: 'journal-entries/recurring',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-journal-entries-recurring" */ './recurring/entry/list/recurring-entries.page'
        ),
      'RecurringEntriesPage',
    ),
  },
  {
    path: 'journal-entries/recurring/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-journal-entries-recurring-create" */ './recurring/entry/form/recurring-entry-create.page'
        ),
      'RecurringEntryCreatePage',
    ),
  },
  {
    path: 'journal-entries/recurring/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-journal-entries-recurring-details" */ './recurring/entry/details/recurring-entry.page'
        ),
      'RecurringEntryPage',
    ),
  },
  {
    path: 'journal-entries/recurring/edit',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-journal-entries-recurring-edit" */ './recurring/entry/form/recurring-entry-edit.page'
        ),
      'RecurringEntryEditPage',
    ),
  },
  {
    path: 'transactions',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-transactions" */ './bank-transaction/list/transactions.page'),
      'TransactionsPage',
    ),
  },
  {
    path: 'transactions/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-transactions-details" */ './bank-transaction/details/transaction.page'
        ),
      'BankTransactionPage',
    ),
  },
  {
    path: 'transactions/import',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-transactions-import" */ './bank-transaction/import/import.page'),
      'BankImportPage',
    ),
  },
  {
    path: 'transactions/rules',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-transactions-rules" */ './bank-transaction/rules/rules.page'),
      'BankRulesPage',
    ),
  },
];
