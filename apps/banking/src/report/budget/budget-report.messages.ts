import { defineMessages } from '@courtyard/common';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import en from './budget-report.en.json';
import es from './budget-report.es.json';

export const budgetReportMessages = defineMessages({ en, es }, reportLabels);
