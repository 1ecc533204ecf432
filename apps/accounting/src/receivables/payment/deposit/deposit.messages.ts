import { defineMessages } from '@courtyard/common';
import { depositWords } from '@courtyard/contract/accounting/receivables/deposit/deposit.words';
import en from './deposit.en.json';
import es from './deposit.es.json';

/** Words for a deposit that every page about it uses. */
export const depositMessages = defineMessages({ en, es }, depositWords);
