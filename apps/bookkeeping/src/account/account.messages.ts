import { defineMessages } from '@courtyard/common';
import { accountLabels } from '@courtyard/contract/bookkeeping/account/account.labels';
import en from './account.en.json';
import es from './account.es.json';

/** Words for accounts that every page about them uses. */
export const accountMessages = defineMessages({ en, es }, accountLabels);
