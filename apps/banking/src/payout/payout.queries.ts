import { defineResource } from '@courtyard/common';
import { payoutPaths } from './payout-paths';

export const payoutBatches = defineResource({
  section: 'banking',
  key: 'payout-batches',
  list: 'GET /api/v1/payout-batches',
  one: 'GET /api/v1/payout-batches/:batchId',
  create: 'POST /api/v1/payout-batches',
  update: 'PUT /api/v1/payout-batches/:batchId',
  history: 'GET /api/v1/payout-batches/:batchId/history',
});

/** From one batch of the list to the next. */
export const batchPager = payoutBatches.pager({
  to: payoutPaths.details,
  nameOf: ({ number }: { number: number }) => `#${number}`,
});

export const useWaitingForPayment = () => payoutBatches.useRead('GET /api/v1/payouts-waiting');

export const usePrepareBatch = (id: string) =>
  payoutBatches.useWrite('POST /api/v1/payout-batches/:batchId/prepare', id);
export const useReleaseBatch = (id: string) =>
  payoutBatches.useWrite('POST /api/v1/payout-batches/:batchId/release', id);
export const useCancelBatch = (id: string) =>
  payoutBatches.useWrite('POST /api/v1/payout-batches/:batchId/cancel', id);
export const useSettlePayout = (id: string, payoutId: string) =>
  payoutBatches.useWrite('POST /api/v1/payout-batches/:batchId/payouts/:payoutId/settle', id, payoutId);
