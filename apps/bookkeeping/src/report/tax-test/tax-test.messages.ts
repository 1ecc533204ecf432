import { defineMessages } from '@courtyard/common';
import { taxTestLabels } from '@courtyard/contract/bookkeeping/tax-test/tax-test.labels';
import en from './tax-test.en.json';
import es from './tax-test.es.json';

export const taxTestMessages = defineMessages({ en, es }, taxTestLabels);
