import { defineMessages } from '@courtyard/common';
import { fundWords } from '@courtyard/contract/bookkeeping/fund/fund.words';
import en from './fund.en.json';
import es from './fund.es.json';

export const fundMessages = defineMessages({ en, es }, fundWords);
