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
    path: 'my-requests',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-my-requests" */ './request/list/my-requests.page'),
      'MyRequestsPage',
    ),
  },
  {
    path: 'my-requests/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-my-requests-create" */ './report/report.page'),
      'ReportPage',
    ),
  },
  {
    path: 'my-requests/detail',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-my-requests-detail" */ './request/details/my-request.page'),
      'MyRequestPage',
    ),
  },
  {
    path: 'community-requests',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-community-requests" */ './request/list/community-requests.page'),
      'CommunityRequestsPage',
    ),
  },
  {
    path: 'community-requests/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-community-requests-create" */ './report/enter.page'),
      'EnterRequestPage',
    ),
  },
  {
    path: 'community-requests/detail',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-community-requests-detail" */ './request/details/community-request.page'
        ),
      'CommunityRequestPage',
    ),
  },
  {
    path: 'community-requests/reports',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-community-requests-reports" */ './overview/report/reports.page'),
      'ReportsPage',
    ),
  },
  {
    path: 'settings',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-settings" */ './settings/settings.page'),
      'RequestSettingsPage',
    ),
  },
  {
    path: 'work-orders',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-work-orders" */ './work-order/list/work-orders.page'),
      'WorkOrdersPage',
    ),
  },
  {
    path: 'work-orders/create',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-work-orders-create" */ './work-order/form/work-order-create.page'),
      'WorkOrderCreatePage',
    ),
  },
  {
    path: 'work-orders/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-work-orders-edit" */ './work-order/form/work-order-edit.page'),
      'WorkOrderEditPage',
    ),
  },
  {
    path: 'work-orders/detail',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-work-orders-detail" */ './work-order/details/work-order.page'),
      'WorkOrderPage',
    ),
  },
  {
    path: 'work-orders/plans',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-work-orders-plans" */ './plan/plans.page'),
      'PlansPage',
    ),
  },
  {
    path: 'work-orders/plans/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-work-orders-plans-create" */ './plan/plan-create.page'),
      'PlanCreatePage',
    ),
  },
  {
    path: 'work-orders/plans/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-work-orders-plans-edit" */ './plan/plan-edit.page'),
      'PlanEditPage',
    ),
  },
  {
    path: 'work-orders/plans/detail',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-work-orders-plans-detail" */ './plan/plan.page'),
      'PlanPage',
    ),
  },
  {
    path: 'work-orders/sign-off',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-work-orders-sign-off" */ './work-order/resident/sign-off.page'),
      'SignOffPage',
    ),
  },
];
