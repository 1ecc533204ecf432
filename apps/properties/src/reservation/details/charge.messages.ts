import { defineMessages } from '@courtyard/common';
import { invoiceWords } from '@courtyard/contract/accounting/receivables/invoice/invoice.words';
import en from './charge.en.json';
import es from './charge.es.json';

export const chargeMessages = defineMessages({ en, es }, invoiceWords);
