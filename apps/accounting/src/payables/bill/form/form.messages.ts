import { defineMessages } from '@courtyard/common';
import { billLabels } from '@courtyard/contract/accounting/payables/bill/bill.labels';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es }, billLabels);
