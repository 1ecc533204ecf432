import { type HistoryVocabulary, historyFrom } from '../../../../wire/fields/history';
import { payoffWords } from './payoff.words';
import en from './payoff-history.en.json';
import es from './payoff-history.es.json';

/** What payoff statements are called in their histories. */
export const payoffVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: { 'payoff-statement': payoffWords },
});
