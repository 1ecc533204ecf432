import { defineMessages } from '@courtyard/common';
import { ownerLetterWords } from '@courtyard/contract/accounting/receivables/letter/owner-letter.words';
import en from './owner-letter.en.json';
import es from './owner-letter.es.json';

export const ownerLetterMessages = defineMessages({ en, es }, ownerLetterWords);
