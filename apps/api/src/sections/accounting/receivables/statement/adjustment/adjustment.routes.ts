import { adjustmentRoutes } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { historyOf } from '../../../../../platform/audit/history.sql';
import { exportList } from '../../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../../platform/http/implement';
import {
  createDepositReturn,
  previewDepositReturn,
} from '../../booking-charge/deposit-return/deposit-return.service';
import { getAdjustment } from './adjustment-details';
import { adjustmentExport } from './list/adjustment.export';
import { adjustmentList } from './list/adjustment.sql';
import { forgiveOrAsk, previewForgiving } from './write-off/forgive.service';
import { recoverAdjustment } from './recover.service';
import { previewRefund, refundOrAsk } from './refund/refund.service';
import { voidAdjustment } from './void-adjustment.service';

export const adjustmentModule: Module = () => [
  implement(adjustmentRoutes.listAdjustments, (call) => adjustmentList.page(call, call.query)),
  implementStream(adjustmentRoutes.exportAdjustments, (call) =>
    exportList(call, adjustmentExport(call.query)),
  ),
  implement(adjustmentRoutes.adjustmentValues, async (call) => ({
    data: await adjustmentList.values(call, call.query),
  })),
  implement(adjustmentRoutes.adjustmentTotals, async (call) => ({
    data: await adjustmentList.totals(call, call.query),
  })),
  implement(adjustmentRoutes.previewAdjustment, async (call) => ({
    data: await previewForgiving(call, call.body),
  })),
  implement(adjustmentRoutes.createAdjustment, async (call) => ({
    data: await forgiveOrAsk(call, call.body),
  })),
  implement(adjustmentRoutes.previewRefund, async (call) => ({ data: await previewRefund(call, call.body) })),
  implement(adjustmentRoutes.createRefund, async (call) => ({ data: await refundOrAsk(call, call.body) })),
  implement(adjustmentRoutes.previewDepositReturn, async (call) => ({
    data: await previewDepositReturn(call, call.body),
  })),
  implement(adjustmentRoutes.createDepositReturn, async (call) => ({
    data: await createDepositReturn(call, call.body),
  })),
  implement(adjustmentRoutes.getAdjustment, async (call) => ({
    data: await getAdjustment(call, call.params.adjustmentId),
  })),
  implement(adjustmentRoutes.voidAdjustment, async (call) => ({
    data: await voidAdjustment(call, call.params.adjustmentId, call.body),
  })),
  implement(adjustmentRoutes.recoverAdjustment, async (call) => ({
    data: await recoverAdjustment(call, call.params.adjustmentId, call.body),
  })),
  implement(
    adjustmentRoutes.adjustmentHistory,
    historyOf('adjustment', (call) => getAdjustment(call, call.params.adjustmentId)),
  ),
];
