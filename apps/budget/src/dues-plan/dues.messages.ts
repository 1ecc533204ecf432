import { defineMessages } from '@courtyard/common';
import { duesPlanLabels } from '@courtyard/contract/budget/dues-plan/dues-plan.labels';
import en from './dues.en.json';
import es from './dues.es.json';

/** What the pages about dues say, with the words of the contract. */
export const duesMessages = defineMessages({ en, es }, duesPlanLabels);
