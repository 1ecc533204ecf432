import { defineMessages } from '@courtyard/common';
import { billLabels } from '@courtyard/contract/accounting/payables/bill/bill.labels';
import en from './bill.en.json';
import es from './bill.es.json';

/** Words for a bill that every page about it uses. */
export const billMessages = defineMessages({ en, es }, billLabels);
