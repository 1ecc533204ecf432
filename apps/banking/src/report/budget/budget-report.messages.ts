import { defineMessages } from '@courtyard/common';
import { budgetReportWords } from '@courtyard/contract/budget/budget-report/budget-report.words';
import en from './budget-report.en.json';
import es from './budget-report.es.json';

export const budgetReportMessages = defineMessages({ en, es }, budgetReportWords);
