import { defineMessages } from '@courtyard/common';
import { taxTestWords } from '@courtyard/contract/bookkeeping/tax-test/tax-test.words';
import en from './tax-test.en.json';
import es from './tax-test.es.json';

export const taxTestMessages = defineMessages({ en, es }, taxTestWords);
