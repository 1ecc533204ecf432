import { defineMessages } from '@courtyard/common';
import { savedReportLabels } from '@courtyard/contract/banking/saved-report/saved-report.labels';
import en from './saved-report.en.json';
import es from './saved-report.es.json';

export const savedReportMessages = defineMessages({ en, es }, savedReportLabels);
