import { defineMessages } from '@courtyard/common';
import { expenseClaimLabels } from '@courtyard/contract/budget/expense-claim/expense-claim.labels';
import en from './claim.en.json';
import es from './claim.es.json';

/** What the pages about expense claims say, with the words of the contract. */
export const claimMessages = defineMessages({ en, es }, expenseClaimLabels);
