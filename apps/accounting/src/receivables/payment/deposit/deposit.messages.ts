import { defineMessages } from '@courtyard/common';
import { depositLabels } from '@courtyard/contract/accounting/receivables/deposit/deposit.labels';
import en from './deposit.en.json';
import es from './deposit.es.json';

/** Words for a deposit that every page about it uses. */
export const depositMessages = defineMessages({ en, es }, depositLabels);
