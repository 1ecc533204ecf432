import { defineMessages } from '@courtyard/common';
import { recurringInvoiceWords } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.words';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es }, recurringInvoiceWords);
