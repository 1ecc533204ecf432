import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { collectionLabels } from './collection.labels';
import en from './collection-history.en.json';
import es from './collection-history.es.json';

/** What holds and payment plans are called in their histories. */
export const collectionVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'collection-hold': collectionLabels, 'payment-plan': collectionLabels },
});
