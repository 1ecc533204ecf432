import { defineMessages } from '@courtyard/common';
import { billWords } from '@courtyard/contract/accounting/payables/bill/bill.words';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es }, billWords);
