import { lazyCard, lazyTask, type SectionSlots } from '@courtyard/common';

/** Cards of the dashboard by their ids in `section.json`: those of an owner in one file, those of who manages in another; and the panel on pages of other sections. */
export const slots: SectionSlots = {
  'my-requests': lazyCard(
    () => import(/* webpackChunkName: "my-cards" */ './overview/my-requests.card'),
    'MyRequestsCard',
  ),
  'late-requests': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/late-requests.card'),
    'LateRequestsCard',
  ),
  'open-requests': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/open-by-age.card'),
    'OpenByAgeCard',
  ),
  'property-requests': lazyTask(() => import('./panel/requests.panel'), 'RequestsPanel'),
  'area-requests': lazyTask(() => import('./panel/requests.panel'), 'RequestsPanel'),
  'asset-requests': lazyTask(() => import('./panel/requests.panel'), 'RequestsPanel'),
  'member-requests': lazyTask(() => import('./panel/requests.panel'), 'RequestsPanel'),
  'vendor-requests': lazyTask(() => import('./panel/requests.panel'), 'RequestsPanel'),
  'work-orders': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './work-order/panel/my-work.card'),
    'MyWorkCard',
  ),
  'asset-work': lazyTask(() => import('./work-order/panel/work-orders-panel'), 'AssetWorkPanel'),
  'area-work': lazyTask(() => import('./work-order/panel/work-orders-panel'), 'AreaWorkPanel'),
  'property-work': lazyTask(() => import('./work-order/panel/work-orders-panel'), 'PropertyWorkPanel'),
  'asset-plans': lazyTask(() => import('./plan/plans.panel'), 'PlansPanel'),
  'area-plans': lazyTask(() => import('./plan/plans.panel'), 'PlansPanel'),
  'vendor-work': lazyTask(() => import('./work-order/panel/work-orders-panel'), 'VendorWorkPanel'),
};
