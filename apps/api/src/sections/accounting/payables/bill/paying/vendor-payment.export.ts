import type { vendorPaymentRoutes } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { vendorPaymentColumns } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../platform/files/export/export-list';
import { vendorPaymentList } from './vendor-payment.sql';

/** The payments to vendors as a file. */
export const vendorPaymentExport = (
  query: z.output<(typeof vendorPaymentRoutes.exportVendorPayments)['query']>,
) =>
  defineExport({
    name: 'vendor-payments',
    columns: vendorPaymentColumns,
    rows: (context) => vendorPaymentList.every(context, query),
  });
