import { defineMessages } from '@courtyard/common';
import { ownerLetterLabels } from '@courtyard/contract/accounting/receivables/letter/owner-letter.labels';
import en from './owner-letter.en.json';
import es from './owner-letter.es.json';

export const ownerLetterMessages = defineMessages({ en, es }, ownerLetterLabels);
