import { defineMessages } from '@courtyard/common';
import { recurringEntryLabels } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.labels';
import en from './recurring-entry.en.json';
import es from './recurring-entry.es.json';

/** Words for a recurring entry that every page about it uses. */
export const recurringEntryMessages = defineMessages({ en, es }, recurringEntryLabels);
