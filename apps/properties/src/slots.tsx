import { lazyCard, lazyTask, type SectionSlots } from '@courtyard/common';

/**
 * Cards of the dashboard by their ids in `section.json`: those of an owner in one file, those of who manages in another.
 * What does a task is fetched when its verb is pressed.
 */
export const slots: SectionSlots = {
  'my-properties': lazyCard(
    () => import(/* webpackChunkName: "my-cards" */ './overview/cards/my-properties.card'),
    'MyPropertiesCard',
  ),
  'my-bookings': lazyCard(
    () => import(/* webpackChunkName: "my-cards" */ './overview/cards/my-bookings.card'),
    'MyBookingsCard',
  ),
  'properties-at-a-glance': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/cards/glance.card'),
    'GlanceCard',
  ),
  'insurance-lapsing': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/cards/insurance.card'),
    'InsuranceCard',
  ),
  'booking-requests': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/cards/requests.card'),
    'RequestsCard',
  ),
  'booking-activity': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/cards/activity.card'),
    'ActivityCard',
  ),
  'upkeep-due': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/cards/upkeep.card'),
    'UpkeepCard',
  ),
  'approve-booking': lazyTask(
    () => import('./reservation/decision/approve-booking.task'),
    'ApproveBookingTask',
  ),
  'record-service': lazyTask(() => import('./upkeep/asset/service/record-service.task'), 'RecordServiceTask'),
};
