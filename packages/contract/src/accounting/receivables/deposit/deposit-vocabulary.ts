import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { depositLabels } from './deposit.labels';
import en from './deposit-history.en.json';
import es from './deposit-history.es.json';

/** What deposits are called in their histories. */
export const depositVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { deposit: depositLabels },
});
