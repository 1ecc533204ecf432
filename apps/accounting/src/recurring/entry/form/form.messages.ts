import { defineMessages } from '@courtyard/common';
import { recurringEntryWords } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.words';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es }, recurringEntryWords);
