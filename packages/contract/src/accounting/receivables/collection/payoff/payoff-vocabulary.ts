import { type HistoryVocabulary, historyFrom } from '../../../../wire/fields/history';
import { payoffLabels } from './payoff.labels';
import en from './payoff-history.en.json';
import es from './payoff-history.es.json';

/** What payoff statements are called in their histories. */
export const payoffVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'payoff-statement': payoffLabels },
});
