import { defineMessages } from '@courtyard/common';
import { payablesAgingWords } from '@courtyard/contract/accounting/payables/bill/aging/payables-aging.words';
import en from './aging.en.json';
import es from './aging.es.json';

export const agingMessages = defineMessages({ en, es }, payablesAgingWords);
