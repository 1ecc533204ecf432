import { defineMessages } from '@courtyard/common';
import { billLabels } from '@courtyard/contract/accounting/payables/bill/bill.labels';
import en from './account.en.json';
import es from './account.es.json';

export const accountMessages = defineMessages({ en, es }, billLabels);
