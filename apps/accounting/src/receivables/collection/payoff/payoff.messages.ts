import { defineMessages } from '@courtyard/common';
import { collectionLabels } from '@courtyard/contract/accounting/receivables/collection/collection.labels';
import { payoffLabels } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff.labels';
import en from './payoff.en.json';
import es from './payoff.es.json';

/** Payoff statements, in the words of those who make them. */
export const payoffMessages = defineMessages({ en, es }, { ...collectionLabels, ...payoffLabels });
