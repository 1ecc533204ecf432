import { defineMessages } from '@courtyard/common';
import { billWords } from '@courtyard/contract/accounting/payables/bill/bill.words';
import en from './account.en.json';
import es from './account.es.json';

export const accountMessages = defineMessages({ en, es }, billWords);
