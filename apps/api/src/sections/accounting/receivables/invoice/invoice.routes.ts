import { invoiceRoutes } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { historyOf } from '../../../../platform/audit/history.sql';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { createInvoices, getInvoiceRun } from './billing/invoice-run.service';
import { previewInvoices } from './billing/plan-invoices';
import { invoiceExport } from './list/invoice.export';
import { getInvoice, voidInvoice } from './invoice.service';
import { invoiceTotals, invoiceValues, pageOfInvoices } from './list/invoice.sql';

export const invoiceModule: Module = () => [
  implement(invoiceRoutes.listInvoices, (call) => pageOfInvoices(call, call.query)),
  implementStream(invoiceRoutes.exportInvoices, (call) => exportList(call, invoiceExport(call.query))),
  implement(invoiceRoutes.invoiceValues, async (call) => ({ data: await invoiceValues(call, call.query) })),
  implement(invoiceRoutes.invoiceTotals, async (call) => ({ data: await invoiceTotals(call, call.query) })),
  implement(invoiceRoutes.previewInvoices, async (call) => ({
    data: await previewInvoices(call, call.body),
  })),
  implement(invoiceRoutes.createInvoices, async (call) => ({ data: await createInvoices(call, call.body) })),
  implement(invoiceRoutes.getInvoiceRun, async (call) => ({
    data: await getInvoiceRun(call, call.params.invoiceRunId),
  })),
  implement(invoiceRoutes.getInvoice, async (call) => ({
    data: await getInvoice(call, call.params.invoiceId),
  })),
  implement(invoiceRoutes.voidInvoice, async (call) => ({
    data: await voidInvoice(call, call.params.invoiceId, call.body),
  })),
  implement(
    invoiceRoutes.invoiceHistory,
    historyOf('invoice', (call) => getInvoice(call, call.params.invoiceId)),
  ),
];
