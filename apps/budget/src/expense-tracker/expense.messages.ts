import { defineMessages } from '@courtyard/common';
import { basisWords } from '@courtyard/contract/bookkeeping/account/report-facts.words';
import { expenseWords } from '@courtyard/contract/budget/expense-tracker/expense.words';
import en from './expense.en.json';
import es from './expense.es.json';

/** Words that the pages of the expense tracker share. */
export const expenseMessages = defineMessages({ en, es }, { ...expenseWords, ...basisWords });
