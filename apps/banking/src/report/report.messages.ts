import { defineMessages } from '@courtyard/common';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import en from './report.en.json';
import es from './report.es.json';

/** Words that all reports use. */
export const reportMessages = defineMessages({ en, es }, reportLabels);
