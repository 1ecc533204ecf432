import { defineMessages } from '@courtyard/common';
import { invoiceLabels } from '@courtyard/contract/accounting/receivables/invoice/invoice.labels';
import en from './invoice.en.json';
import es from './invoice.es.json';

/** Words for an invoice that every page about it uses. */
export const invoiceMessages = defineMessages({ en, es }, invoiceLabels);
