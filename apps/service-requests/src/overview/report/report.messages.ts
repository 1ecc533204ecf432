import { defineMessages } from '@courtyard/common';
import { requestReportWords } from '@courtyard/contract/service-requests/report/request-report.words';
import en from './report.en.json';
import es from './report.es.json';

export const reportMessages = defineMessages({ en, es }, requestReportWords);
