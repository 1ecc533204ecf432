import { defineMessages } from '@courtyard/common';
import { saleLabels } from '@courtyard/contract/accounting/receivables/sale/sale.labels';
import en from './sale.en.json';
import es from './sale.es.json';

export const saleMessages = defineMessages({ en, es }, saleLabels);
