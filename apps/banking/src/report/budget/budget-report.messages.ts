import { defineMessages } from '@courtyard/common';
import { budgetReportLabels } from '@courtyard/contract/budget/budget-report/budget-report.labels';
import en from './budget-report.en.json';
import es from './budget-report.es.json';

export const budgetReportMessages = defineMessages({ en, es }, budgetReportLabels);
