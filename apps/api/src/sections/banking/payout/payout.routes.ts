import { payoutRoutes } from '@courtyard/contract/banking/payout/payout';
import { payoutColumns } from '@courtyard/contract/banking/payout/payout.columns';
import { historyOf } from '../../../platform/audit/history.sql';
import { implement, type Module } from '../../../platform/http/implement';
import { implementList } from '../../../platform/section/resource/implement-resource';
import { batchList } from './payout-batches.sql';
import { getBatch } from './payout-details';
import { cancelBatch, createBatch, prepareBatch, updateBatch } from './acting/payout.service';
import { releaseBatch } from './acting/pay-batch';
import { settlePayout } from './acting/settle-payout';
import { waitingForPayment } from './waiting-for-payment';

export const payoutModule: Module = ({ sections }) => [
  implement(payoutRoutes.listWaitingForPayment, async (call) => ({ data: await waitingForPayment(call) })),
  ...implementList(
    {
      list: payoutRoutes.listPayoutBatches,
      export: payoutRoutes.exportPayoutBatches,
      values: payoutRoutes.payoutBatchValues,
      totals: payoutRoutes.payoutBatchTotals,
    },
    { list: batchList(sections), file: { name: 'payout-batches', columns: payoutColumns } },
  ),
  implement(payoutRoutes.getPayoutBatch, async (call) => ({
    data: await getBatch(call, call.params.batchId),
  })),
  implement(payoutRoutes.createPayoutBatch, async (call) => ({ data: await createBatch(call, call.body) })),
  implement(payoutRoutes.updatePayoutBatch, async (call) => ({
    data: await updateBatch(call, call.params.batchId, call.body),
  })),
  implement(payoutRoutes.preparePayoutBatch, async (call) => ({
    data: await prepareBatch(call, call.params.batchId, call.body.version),
  })),
  implement(payoutRoutes.releasePayoutBatch, async (call) => ({
    data: await releaseBatch(call, call.params.batchId, call.body.version),
  })),
  implement(payoutRoutes.cancelPayoutBatch, async (call) => ({
    data: await cancelBatch(call, call.params.batchId, call.body),
  })),
  implement(payoutRoutes.settlePayout, async (call) => ({
    data: await settlePayout(call, call.params, call.body),
  })),
  implement(
    payoutRoutes.payoutBatchHistory,
    historyOf('payout-batch', (call) => getBatch(call, call.params.batchId)),
  ),
];
