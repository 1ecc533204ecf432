import { defineMessages } from '@courtyard/common';
import { saleWords } from '@courtyard/contract/accounting/receivables/sale/sale.words';
import en from './sale.en.json';
import es from './sale.es.json';

export const saleMessages = defineMessages({ en, es }, saleWords);
