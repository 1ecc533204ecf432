import { defineMessages } from '@courtyard/common';
import { recurringEntryLabels } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.labels';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es }, recurringEntryLabels);
