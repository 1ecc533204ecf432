import { defineMessages } from '@courtyard/common';
import { invoiceWords } from '@courtyard/contract/accounting/receivables/invoice/invoice.words';
import en from './invoice.en.json';
import es from './invoice.es.json';

/** Words for an invoice that every page about it uses. */
export const invoiceMessages = defineMessages({ en, es }, invoiceWords);
