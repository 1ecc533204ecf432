import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { depositWords } from './deposit.words';
import en from './deposit-history.en.json';
import es from './deposit-history.es.json';

/** What deposits are called in their histories. */
export const depositVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: { deposit: depositWords },
});
