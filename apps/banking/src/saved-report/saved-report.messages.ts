import { defineMessages } from '@courtyard/common';
import { savedReportWords } from '@courtyard/contract/banking/saved-report/saved-report.words';
import en from './saved-report.en.json';
import es from './saved-report.es.json';

export const savedReportMessages = defineMessages({ en, es }, savedReportWords);
