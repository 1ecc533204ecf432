import { defineMessages } from '@courtyard/common';
import { requestReportLabels } from '@courtyard/contract/service-requests/report/request-report.labels';
import en from './report.en.json';
import es from './report.es.json';

export const reportMessages = defineMessages({ en, es }, requestReportLabels);
