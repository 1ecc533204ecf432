import { defineMessages } from '@courtyard/common';
import { bankTransactionLabels } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.labels';
import en from './details.en.json';
import es from './details.es.json';

export const detailsMessages = defineMessages({ en, es }, bankTransactionLabels);
