import { invoiceLetterRoutes } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import { implement, type Module } from '../../../../../platform/http/implement';
import { bulkChange } from '../../../../../platform/section/bulk/bulk-change';
import { getInvoice } from '../invoice.service';
import { lettersOfInvoice, sendInvoice } from './send-invoice.service';
import { bulkSend } from './send-many';

export const invoiceLetterModule: Module = () => [
  implement(invoiceLetterRoutes.listInvoiceLetters, async (call) => {
    const { id } = await getInvoice(call, call.params.invoiceId);
    return { data: await lettersOfInvoice(call.tx, id) };
  }),
  implement(invoiceLetterRoutes.sendInvoice, async (call) => ({
    data: await sendInvoice(call, call.params.invoiceId, call.body.kind),
  })),
  implement(invoiceLetterRoutes.sendInvoices, async (call) => {
    const { chosen, ...input } = call.body;
    return { data: await bulkChange(call, bulkSend, chosen, input) };
  }),
];
