import { defineMessages } from '@courtyard/common';
import { periodLabels } from '@courtyard/contract/bookkeeping/period/period.labels';
import en from './report.en.json';
import es from './report.es.json';

export const reportMessages = defineMessages({ en, es }, periodLabels);
