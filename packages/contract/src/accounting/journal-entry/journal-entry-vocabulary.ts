import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { journalEntryLabels } from './journal-entry.labels';
import en from './journal-entry-history.en.json';
import es from './journal-entry-history.es.json';

/** What entries are called in their histories. */
export const journalEntryVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'journal-entry': journalEntryLabels },
});
