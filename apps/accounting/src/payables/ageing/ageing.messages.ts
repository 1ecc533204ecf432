import { defineMessages } from '@courtyard/common';
import { payablesAgeingWords } from '@courtyard/contract/accounting/payables/bill/ageing/payables-ageing.words';
import en from './ageing.en.json';
import es from './ageing.es.json';

export const ageingMessages = defineMessages({ en, es }, payablesAgeingWords);
