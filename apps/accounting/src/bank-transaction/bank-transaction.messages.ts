import { defineMessages } from '@courtyard/common';
import { bankTransactionLabels } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.labels';
import en from './bank-transaction.en.json';
import es from './bank-transaction.es.json';

/** Words for a line of a bank that every page about it uses. */
export const bankMessages = defineMessages({ en, es }, bankTransactionLabels);
