import { defineMessages } from '@courtyard/common';
import { recurringInvoiceLabels } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.labels';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es }, recurringInvoiceLabels);
