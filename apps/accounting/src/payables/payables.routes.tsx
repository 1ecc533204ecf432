import { lazyPage, type SectionRoutes } from '@courtyard/common';

/** The pages of vendors, their bills and what is paid to them, each fetched when it is first opened. */
export const payableRoutes: SectionRoutes = [
  {
    path: 'my-bills',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-my-bills" */ './own-vendor/my-bills.page'),
      'MyBillsPage',
    ),
  },
  {
    path: 'vendors',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-vendors" */ './vendor/list/vendors.page'),
      'VendorsPage',
    ),
  },
  {
    path: 'vendors/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-vendors-create" */ './vendor/form/vendor-create.page'),
      'VendorCreatePage',
    ),
  },
  {
    path: 'vendors/:vendorId/bills',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-vendors-vendorId-bills" */ './vendor/details/vendor.page'),
      'VendorPage',
    ),
  },
  {
    path: 'vendors/:vendorId/statement',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-vendors-vendorId-statement" */ './vendor/account/vendor-statement.page'
        ),
      'VendorStatementPage',
    ),
  },
  {
    path: 'vendors/1099',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-vendors-1099" */ './vendor/tax-register/tax-register.page'),
      'TaxRegisterPage',
    ),
  },
  {
    path: 'vendors/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-vendors-edit" */ './vendor/form/vendor-edit.page'),
      'VendorEditPage',
    ),
  },
  {
    path: 'bills',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bills" */ './bill/list/bills.page'),
      'BillsPage',
    ),
  },
  {
    path: 'bills/aging',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bills-aging" */ './aging/aging.page'),
      'PayablesAgingPage',
    ),
  },
  {
    path: 'bills/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bills-create" */ './bill/form/bill-create.page'),
      'BillCreatePage',
    ),
  },
  {
    path: 'bills/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bills-edit" */ './bill/form/bill-edit.page'),
      'BillEditPage',
    ),
  },
  {
    path: 'bills/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bills-details" */ './bill/details/bill.page'),
      'BillPage',
    ),
  },
  {
    path: 'bills/pay',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-bills-pay" */ './bill/pay/pay.page'),
      'PayPage',
    ),
  },
  {
    path: 'vendor-payments',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-vendor-payments" */ './bill/payment/vendor-payments.page'),
      'VendorPaymentsPage',
    ),
  },
  {
    path: 'vendor-payments/details',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-vendor-payments-details" */ './bill/payment/vendor-payment.page'),
      'VendorPaymentPage',
    ),
  },
];
