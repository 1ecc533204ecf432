import type { recurringInvoiceRoutes } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { recurringInvoiceColumns } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../platform/files/export/export-list';
import { recurringInvoiceList } from './recurring-invoice.sql';

/** The templates of invoices as a file. */
export const recurringInvoiceExport = (
  query: z.output<(typeof recurringInvoiceRoutes.exportRecurringInvoices)['query']>,
) =>
  defineExport({
    name: 'recurring-invoices',
    columns: recurringInvoiceColumns,
    rows: (context) => recurringInvoiceList.every(context, query),
  });
