import { paymentRoutes } from '@courtyard/contract/accounting/receivables/payment/payment';
import { reapplicationRoutes } from '@courtyard/contract/accounting/receivables/payment/reapplication';
import { historyOf } from '../../../../platform/audit/history.sql';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { getApplication, reapplyPayment } from './applying/reapply.service';
import { endPayment } from './ending/end-payment.service';
import { getPayment } from './payment-details';
import { lettersOfPayment, sendReceipt } from '../letter/receipt/send-receipt.service';
import { paymentExport } from './list/payment.export';
import { pageOfPayments, paymentTotals, paymentValues } from './list/payment.sql';
import { listPolicies, setPolicy } from './policy/policy.service';
import { payerOf } from './recording/payer';
import { previewPayment } from './recording/plan-payment';
import { recordPayment } from './recording/record-payment.service';

export const paymentModule: Module = () => [
  implement(paymentRoutes.listPayments, (call) => pageOfPayments(call, call.query)),
  implementStream(paymentRoutes.exportPayments, (call) => exportList(call, paymentExport(call.query))),
  implement(paymentRoutes.paymentValues, async (call) => ({ data: await paymentValues(call, call.query) })),
  implement(paymentRoutes.paymentTotals, async (call) => ({ data: await paymentTotals(call, call.query) })),
  implement(paymentRoutes.previewPayment, async (call) => ({ data: await previewPayment(call, call.body) })),
  implement(paymentRoutes.unitPayer, async (call) => ({
    data: { payer: await payerOf(call, { ...call.params, ...call.query }) },
  })),
  implement(paymentRoutes.recordPayment, async (call) => ({ data: await recordPayment(call, call.body) })),
  implement(paymentRoutes.getPayment, async (call) => ({
    data: await getPayment(call, call.params.paymentId),
  })),
  implement(paymentRoutes.endPayment, async (call) => ({
    data: await endPayment(call, call.params.paymentId, call.body),
  })),
  implement(reapplicationRoutes.getPaymentApplication, async (call) => ({
    data: await getApplication(call, call.params.paymentId),
  })),
  implement(reapplicationRoutes.reapplyPayment, async (call) => ({
    data: await reapplyPayment(call, call.params.paymentId, call.body),
  })),
  implement(paymentRoutes.listReceiptLetters, async (call) => {
    const { id } = await getPayment(call, call.params.paymentId);
    return { data: await lettersOfPayment(call.tx, id) };
  }),
  implement(paymentRoutes.sendReceipt, async (call) => ({
    data: await sendReceipt(call, call.params.paymentId),
  })),
  implement(
    paymentRoutes.paymentHistory,
    historyOf('payment', (call) => getPayment(call, call.params.paymentId)),
  ),
  implement(paymentRoutes.listPaymentPolicies, listPolicies),
  implement(paymentRoutes.setPaymentPolicy, async (call) => ({ data: await setPolicy(call, call.body) })),
];
