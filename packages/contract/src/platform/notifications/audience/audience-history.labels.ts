import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { audienceLabels } from './audience.labels';
import en from './audience-history.en.json';
import es from './audience-history.es.json';

/** What saved audiences are called in their histories. */
export const audienceVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { audience: audienceLabels },
});
