import { vendorPaymentRoutes } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { historyOf } from '../../../../../platform/audit/history.sql';
import { exportList } from '../../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../../platform/http/implement';
import { endVendorPayment } from './end-vendor-payment';
import { previewPayments } from './preview-payments';
import { payOrAsk } from './vendor-payment-approval';
import { getVendorPayment } from './vendor-payment-details';
import { vendorPaymentExport } from './vendor-payment.export';
import { vendorPaymentList } from './vendor-payment.sql';

export const vendorPaymentModule: Module = () => [
  implement(vendorPaymentRoutes.listVendorPayments, (call) => vendorPaymentList.page(call, call.query)),
  implementStream(vendorPaymentRoutes.exportVendorPayments, (call) =>
    exportList(call, vendorPaymentExport(call.query)),
  ),
  implement(vendorPaymentRoutes.vendorPaymentValues, async (call) => ({
    data: await vendorPaymentList.values(call, call.query),
  })),
  implement(vendorPaymentRoutes.vendorPaymentTotals, async (call) => ({
    data: await vendorPaymentList.totals(call, call.query),
  })),
  implement(vendorPaymentRoutes.previewVendorPayments, async (call) => ({
    data: await previewPayments(call, call.body),
  })),
  implement(vendorPaymentRoutes.payBills, async (call) => ({ data: await payOrAsk(call, call.body) })),
  implement(vendorPaymentRoutes.getVendorPayment, async (call) => ({
    data: await getVendorPayment(call, call.params.vendorPaymentId),
  })),
  implement(vendorPaymentRoutes.endVendorPayment, async (call) => ({
    data: await endVendorPayment(call, call.params.vendorPaymentId, call.body),
  })),
  implement(
    vendorPaymentRoutes.vendorPaymentHistory,
    historyOf('vendor-payment', (call) => getVendorPayment(call, call.params.vendorPaymentId)),
  ),
];
