import { lazyCard, lazyTask, type SectionSlots } from '@courtyard/common';

/** Cards of the dashboard by their ids in `section.json`: those of an owner in one file, those of a vendor in another, those of who keeps the books in a third. */
export const slots: SectionSlots = {
  'my-balance': lazyCard(
    () => import(/* webpackChunkName: "my-cards" */ './receivables/statement/cards/my-balance.card'),
    'MyBalanceCard',
  ),
  'vendor-bills': lazyCard(
    () => import(/* webpackChunkName: "vendor-cards" */ './payables/own-vendor/my-bills.card'),
    'MyBillsCard',
  ),
  'vendor-documents': lazyCard(
    () => import(/* webpackChunkName: "vendor-cards" */ './payables/own-vendor/my-documents.card'),
    'MyDocumentsCard',
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
