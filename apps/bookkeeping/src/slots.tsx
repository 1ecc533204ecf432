import { lazyCard, type SectionSlots } from '@courtyard/common';

/** Cards of the dashboard by their ids in `section.json`. */
export const slots: SectionSlots = {
  cash: lazyCard(() => import(/* webpackChunkName: "cards" */ './overview/cash.card'), 'CashCard'),
};
