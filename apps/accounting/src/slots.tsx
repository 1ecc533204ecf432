import { lazyCard, lazyTask, type SectionSlots } from '@courtyard/common';

/** Cards of the dashboard by their ids in `section.json`: those of an owner in one file, those of who keeps the books in another. */
export const slots: SectionSlots = {
  'my-balance': lazyCard(
    () => import(/* webpackChunkName: "my-cards" */ './receivables/statement/cards/my-balance.card'),
    'MyBalanceCard',
  ),
  arrears: lazyCard(
    () => import(/* webpackChunkName: "cards" */ './receivables/statement/cards/arrears.card'),
    'ArrearsCard',
  ),
  bills: lazyCard(
    () => import(/* webpackChunkName: "cards" */ './payables/bill/cards/bills.card'),
    'BillsCard',
  ),
  balance: lazyTask(() => import('./receivables/statement/cards/balance.panel'), 'BalancePanel'),
};
