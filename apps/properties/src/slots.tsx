import type { SectionSlots } from '@courtyard/common';
import { type ComponentType, lazy } from 'react';

/** A card whose code is fetched when the dashboard shows it: this module itself stays a list of names. */
const card = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));

/** Cards of the dashboard by their ids in `section.json`, in one file: a dashboard shows most of them. */
export const slots: SectionSlots = {
  'my-properties': card(
    () => import(/* webpackChunkName: "cards" */ './cards/my-properties.card'),
    'MyPropertiesCard',
  ),
  'my-bookings': card(
    () => import(/* webpackChunkName: "cards" */ './cards/my-bookings.card'),
    'MyBookingsCard',
  ),
  'properties-at-a-glance': card(
    () => import(/* webpackChunkName: "cards" */ './cards/glance.card'),
    'GlanceCard',
  ),
  'insurance-lapsing': card(
    () => import(/* webpackChunkName: "cards" */ './cards/insurance.card'),
    'InsuranceCard',
  ),
  'booking-requests': card(
    () => import(/* webpackChunkName: "cards" */ './cards/requests.card'),
    'RequestsCard',
  ),
  'booking-activity': card(
    () => import(/* webpackChunkName: "cards" */ './cards/activity.card'),
    'ActivityCard',
  ),
  'upkeep-due': card(() => import(/* webpackChunkName: "cards" */ './cards/upkeep.card'), 'UpkeepCard'),
};
