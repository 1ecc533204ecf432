import type { paymentRoutes } from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentColumns } from '@courtyard/contract/accounting/receivables/payment/payment.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../platform/files/export/export-list';
import { everyPayment } from './payment.sql';

/** The payments as a file. */
export const paymentExport = (query: z.output<(typeof paymentRoutes.exportPayments)['query']>) =>
  defineExport({
    name: 'payments',
    columns: paymentColumns,
    rows: (context) => everyPayment(context, query),
  });
