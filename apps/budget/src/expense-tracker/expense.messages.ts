import { defineMessages } from '@courtyard/common';
import { basisLabels } from '@courtyard/contract/bookkeeping/account/report-facts.labels';
import { expenseLabels } from '@courtyard/contract/budget/expense-tracker/expense.labels';
import en from './expense.en.json';
import es from './expense.es.json';

/** Words that the pages of the expense tracker share. */
export const expenseMessages = defineMessages({ en, es }, { ...expenseLabels, ...basisLabels });
