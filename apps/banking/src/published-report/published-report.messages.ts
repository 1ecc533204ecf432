import { defineMessages } from '@courtyard/common';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import { basisLabels } from '@courtyard/contract/bookkeeping/account/report-facts.labels';
import en from './published-report.en.json';
import es from './published-report.es.json';

export const publishedReportMessages = defineMessages({ en, es }, { ...basisLabels, ...reportLabels });
