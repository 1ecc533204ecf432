import { lazyCard, type SectionSlots } from '@courtyard/common';

/** Cards of the dashboard by their ids in `section.json`; the cash of the funds is a card of bookkeeping. */
export const slots: SectionSlots = {
  'payouts-waiting': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './payout/payouts-waiting.card'),
    'PayoutsWaitingCard',
  ),
  'month-status': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/month-status.card'),
    'MonthStatusCard',
  ),
};
