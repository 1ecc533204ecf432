import { defineMessages } from '@courtyard/common';
import { journalEntryLabels } from '@courtyard/contract/accounting/journal-entry/journal-entry.labels';
import en from './journal-entry.en.json';
import es from './journal-entry.es.json';

/** Words for a journal entry that every page about it uses. */
export const journalEntryMessages = defineMessages({ en, es }, journalEntryLabels);
