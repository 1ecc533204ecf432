import { defineMessages } from '@courtyard/common';
import { invoiceLabels } from '@courtyard/contract/accounting/receivables/invoice/invoice.labels';
import en from './charge.en.json';
import es from './charge.es.json';

export const chargeMessages = defineMessages({ en, es }, invoiceLabels);
