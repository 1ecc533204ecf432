import { defineMessages } from '@courtyard/common';
import { reportWords } from '@courtyard/contract/banking/report/report.words';
import { basisWords } from '@courtyard/contract/bookkeeping/account/report-facts.words';
import en from './published-report.en.json';
import es from './published-report.es.json';

export const publishedReportMessages = defineMessages({ en, es }, { ...basisWords, ...reportWords });
