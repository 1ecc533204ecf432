import { defineResource } from '@courtyard/common';

export const payoutBatches = defineResource({
  section: 'banking',
  key: 'payout-batches',
  one: 'GET /api/v1/payout-batches/:batchId',
  create: 'POST /api/v1/payout-batches',
  history: 'GET /api/v1/payout-batches/:batchId/history',
});

export const useWaitingForPayment = () => payoutBatches.useRead('GET /api/v1/payouts-waiting');

/** The newest batches. */
export const usePayoutBatches = () => payoutBatches.useRead('GET /api/v1/payout-batches');

export const usePrepareBatch = (id: string) =>
  payoutBatches.useWrite('POST /api/v1/payout-batches/:batchId/prepare', id);
export const useReleaseBatch = (id: string) =>
  payoutBatches.useWrite('POST /api/v1/payout-batches/:batchId/release', id);
export const useCancelBatch = (id: string) =>
  payoutBatches.useWrite('POST /api/v1/payout-batches/:batchId/cancel', id);
export const useSettlePayout = (id: string, payoutId: string) =>
  payoutBatches.useWrite('POST /api/v1/payout-batches/:batchId/payouts/:payoutId/settle', id, payoutId);
