import { defineMessages } from '@courtyard/common';
import { fundLabels } from '@courtyard/contract/bookkeeping/fund/fund.labels';
import en from './fund.en.json';
import es from './fund.es.json';

export const fundMessages = defineMessages({ en, es }, fundLabels);
