import { defineMessages } from '@courtyard/common';
import { accountWords } from '@courtyard/contract/bookkeeping/account/account.words';
import en from './account.en.json';
import es from './account.es.json';

/** Words for accounts that every page about them uses. */
export const accountMessages = defineMessages({ en, es }, accountWords);
