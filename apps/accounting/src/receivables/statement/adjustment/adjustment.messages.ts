import { defineMessages } from '@courtyard/common';
import { adjustmentLabels } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.labels';
import en from './adjustment.en.json';
import es from './adjustment.es.json';

/** Words for credit memos, waivers, write-offs and refunds that every page about them uses. */
export const adjustmentMessages = defineMessages({ en, es }, adjustmentLabels);
