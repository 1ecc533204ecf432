import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { recurringEntryLabels } from './recurring-entry.labels';
import en from './recurring-entry-history.en.json';
import es from './recurring-entry-history.es.json';

/** What recurring entries are called in their histories. */
export const recurringEntryVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'recurring-entry': recurringEntryLabels },
});
