import { defineMessages } from '@courtyard/common';
import { recurringInvoiceLabels } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.labels';
import en from './recurring.en.json';
import es from './recurring.es.json';

/** Words for a template that every page about it uses. */
export const recurringMessages = defineMessages({ en, es }, recurringInvoiceLabels);
