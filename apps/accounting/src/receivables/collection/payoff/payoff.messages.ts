import { defineMessages } from '@courtyard/common';
import { collectionWords } from '@courtyard/contract/accounting/receivables/collection/collection.words';
import { payoffWords } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff.words';
import en from './payoff.en.json';
import es from './payoff.es.json';

/** Payoff statements, in the words of those who make them. */
export const payoffMessages = defineMessages({ en, es }, { ...collectionWords, ...payoffWords });
