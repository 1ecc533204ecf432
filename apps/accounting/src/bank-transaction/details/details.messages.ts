import { defineMessages } from '@courtyard/common';
import { bankTransactionWords } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.words';
import en from './details.en.json';
import es from './details.es.json';

export const detailsMessages = defineMessages({ en, es }, bankTransactionWords);
