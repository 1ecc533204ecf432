import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { wordsFrom } from '../../wire/fields/words';
import duesPlanEn from './dues-plan.en.json';
import duesPlanEs from './dues-plan.es.json';
import duesPlanHistoryEn from './dues-plan-history.en.json';
import duesPlanHistoryEs from './dues-plan-history.es.json';

export const duesPlanWords = wordsFrom(duesPlanEn, duesPlanEs);

/** What dues plans are called in their histories, and in the log. */
export const duesPlanVocabulary: HistoryVocabulary = historyFrom(duesPlanHistoryEn, duesPlanHistoryEs, {
  kinds: { 'dues-plan': duesPlanWords.plan },
  things: { 'dues-plan': duesPlanWords },
});
