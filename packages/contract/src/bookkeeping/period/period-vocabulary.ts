import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { periodLabels } from './period.labels';
import en from './period-history.en.json';
import es from './period-history.es.json';

/** What months are called in their histories. */
export const periodVocabulary: HistoryVocabulary = historyFrom(en, es, { records: { period: periodLabels } });
