import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { saleWords } from './sale.words';
import en from './sale-history.en.json';
import es from './sale-history.es.json';

/** What sales of units are called in their histories. */
export const saleVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: { 'sale-policy': saleWords, 'unit-sale': saleWords },
});
