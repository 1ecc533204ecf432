import type { invoiceRoutes } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { invoiceColumns } from '@courtyard/contract/accounting/receivables/invoice/invoice.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../platform/files/export/export-list';
import { everyInvoice } from './invoice.sql';

/** The invoices as a file. */
export const invoiceExport = (query: z.output<(typeof invoiceRoutes.exportInvoices)['query']>) =>
  defineExport({
    name: 'invoices',
    columns: invoiceColumns,
    rows: (context) => everyInvoice(context, query),
  });
