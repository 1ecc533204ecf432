import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { saleLabels } from './sale.labels';
import en from './sale-history.en.json';
import es from './sale-history.es.json';

/** What sales of units are called in their histories. */
export const saleVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'sale-policy': saleLabels, 'unit-sale': saleLabels },
});
