import { recurringInvoiceRoutes } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { historyOf } from '../../../../platform/audit/history.sql';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { invoiceMaker } from './invoice/invoice-maker';
import { recurringInvoiceExport } from './invoice/recurring-invoice.export';
import {
  createRecurringInvoice,
  getRecurringInvoice,
  previewRecurringInvoice,
  updateRecurringInvoice,
} from './invoice/recurring-invoice.service';
import { recurringInvoiceList } from './invoice/recurring-invoice.sql';
import { makeNow, setTemplateStatus, settleDay } from '../../recurring/schedule/write-template';

export const recurringModule: Module = () => [
  implement(recurringInvoiceRoutes.listRecurringInvoices, (call) =>
    recurringInvoiceList.page(call, call.query),
  ),
  implementStream(recurringInvoiceRoutes.exportRecurringInvoices, (call) =>
    exportList(call, recurringInvoiceExport(call.query)),
  ),
  implement(recurringInvoiceRoutes.recurringInvoiceValues, async (call) => ({
    data: await recurringInvoiceList.values(call, call.query),
  })),
  implement(recurringInvoiceRoutes.recurringInvoiceTotals, async (call) => ({
    data: await recurringInvoiceList.totals(call, call.query),
  })),
  implement(recurringInvoiceRoutes.previewRecurringInvoice, async (call) => ({
    data: await previewRecurringInvoice(call, call.body, call.query.after),
  })),
  implement(recurringInvoiceRoutes.createRecurringInvoice, async (call) => ({
    data: await createRecurringInvoice(call, call.body),
  })),
  implement(recurringInvoiceRoutes.getRecurringInvoice, async (call) => ({
    data: await getRecurringInvoice(call, call.params.recurringInvoiceId),
  })),
  implement(recurringInvoiceRoutes.updateRecurringInvoice, async (call) => ({
    data: await updateRecurringInvoice(call, call.params.recurringInvoiceId, call.body),
  })),
  implement(recurringInvoiceRoutes.setRecurringInvoiceStatus, async (call) => {
    const template = { kind: 'invoice', id: call.params.recurringInvoiceId } as const;
    await setTemplateStatus(call, template, call.body);
    return { data: await getRecurringInvoice(call, call.params.recurringInvoiceId) };
  }),
  implement(recurringInvoiceRoutes.runRecurringInvoice, async (call) => {
    await makeNow(call, invoiceMaker, call.params.recurringInvoiceId, call.body.occursOn);
    return { data: await getRecurringInvoice(call, call.params.recurringInvoiceId) };
  }),
  implement(recurringInvoiceRoutes.settleRecurringInvoice, async (call) => {
    await settleDay(call, invoiceMaker, call.params.recurringInvoiceId, call.body);
    return { data: await getRecurringInvoice(call, call.params.recurringInvoiceId) };
  }),
  implement(
    recurringInvoiceRoutes.recurringInvoiceHistory,
    historyOf('recurring-template', (call) => getRecurringInvoice(call, call.params.recurringInvoiceId)),
  ),
];
