import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { serviceItemLabels } from './service-item.labels';
import en from './service-item-history.en.json';
import es from './service-item-history.es.json';

/** What services and items are called in their histories. */
export const serviceItemVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'service-item': serviceItemLabels },
});
