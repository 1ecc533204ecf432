import { defineMessages } from '@courtyard/common';
import { budgetLabels } from '@courtyard/contract/budget/budget/budget.labels';
import en from './budget.en.json';
import es from './budget.es.json';

/** What the pages about budgets say, with the words of the contract. */
export const budgetMessages = defineMessages({ en, es }, budgetLabels);
