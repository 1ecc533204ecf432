import { lazyPage, type SectionRoutes } from '@courtyard/common';

/** The pages of what owners owe and pay, each fetched when it is first opened. */
export const receivableRoutes: SectionRoutes = [
  {
    path: 'invoices',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-invoices" */ './invoice/list/invoices.page'),
      'InvoicesPage',
    ),
  },
  {
    path: 'invoices/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-invoices-create" */ './invoice/create/invoice-create.page'),
      'InvoiceCreatePage',
    ),
  },
  {
    path: 'invoices/:invoiceId',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-invoices-invoiceId" */ './invoice/details/invoice.page'),
      'InvoicePage',
    ),
  },
  {
    path: 'recurring-invoices',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-recurring-invoices" */ './recurring/list/recurring-invoices.page'),
      'RecurringInvoicesPage',
    ),
  },
  {
    path: 'recurring-invoices/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-recurring-invoices-create" */ './recurring/form/recurring-create.page'
        ),
      'RecurringCreatePage',
    ),
  },
  {
    path: 'recurring-invoices/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-recurring-invoices-details" */ './recurring/details/recurring-invoice.page'
        ),
      'RecurringInvoicePage',
    ),
  },
  {
    path: 'recurring-invoices/edit',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-recurring-invoices-edit" */ './recurring/form/recurring-edit.page'),
      'RecurringEditPage',
    ),
  },
  {
    path: 'payments',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payments" */ './payment/list/payments.page'),
      'PaymentsPage',
    ),
  },
  {
    path: 'payments/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payments-create" */ './payment/record/payment-record.page'),
      'PaymentRecordPage',
    ),
  },
  {
    path: 'payments/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payments-details" */ './payment/details/payment.page'),
      'PaymentPage',
    ),
  },
  {
    path: 'payments/policy',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-payments-policy" */ './payment/policy/policy.page'),
      'PolicyPage',
    ),
  },
  {
    path: 'adjustments',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-adjustments" */ './statement/adjustment/list/adjustments.page'),
      'AdjustmentsPage',
    ),
  },
  {
    path: 'adjustments/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-adjustments-details" */ './statement/adjustment/details/adjustment.page'
        ),
      'AdjustmentPage',
    ),
  },
  {
    path: 'deposits',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-deposits" */ './payment/deposit/list/deposits.page'),
      'DepositsPage',
    ),
  },
  {
    path: 'deposits/create',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-deposits-create" */ './payment/deposit/create/deposit-create.page'),
      'DepositCreatePage',
    ),
  },
  {
    path: 'deposits/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-deposits-details" */ './payment/deposit/details/deposit.page'),
      'DepositPage',
    ),
  },
  {
    path: 'statement',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-statement" */ './statement/statement.page'),
      'StatementPage',
    ),
  },
  {
    path: 'unit-accounts',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-unit-accounts" */ './unit-account/unit-accounts.page'),
      'UnitAccountsPage',
    ),
  },
  {
    path: 'statements',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-statements" */ './statement/mailing/runs.page'),
      'StatementRunsPage',
    ),
  },
  {
    path: 'statements/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-statements-create" */ './statement/mailing/create/statements-create.page'
        ),
      'StatementsCreatePage',
    ),
  },
  {
    path: 'statements/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-statements-details" */ './statement/mailing/run.page'),
      'StatementRunPage',
    ),
  },
  {
    path: 'special-assessments',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-special-assessments" */ './collection/special-assessment/list/special-assessments.page'
        ),
      'SpecialAssessmentsPage',
    ),
  },
  {
    path: 'special-assessments/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-special-assessments-create" */ './collection/special-assessment/create/special-assessment-create.page'
        ),
      'SpecialAssessmentCreatePage',
    ),
  },
  {
    path: 'special-assessments/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-special-assessments-details" */ './collection/special-assessment/details/special-assessment.page'
        ),
      'SpecialAssessmentPage',
    ),
  },
  {
    path: 'payoff-statements/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-payoff-statements-create" */ './collection/payoff/create/payoff-create.page'
        ),
      'PayoffCreatePage',
    ),
  },
  {
    path: 'payoff-statements/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-payoff-statements-details" */ './collection/payoff/details/payoff.page'
        ),
      'PayoffPage',
    ),
  },
];
