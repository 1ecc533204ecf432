import { defineMessages } from '@courtyard/common';
import { bankTransactionWords } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.words';
import en from './bank-transaction.en.json';
import es from './bank-transaction.es.json';

/** Words for a line of a bank that every page about it uses. */
export const bankMessages = defineMessages({ en, es }, bankTransactionWords);
