import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { labelsFrom } from '../../wire/fields/labels';
import duesPlanEn from './dues-plan.en.json';
import duesPlanEs from './dues-plan.es.json';
import duesPlanHistoryEn from './dues-plan-history.en.json';
import duesPlanHistoryEs from './dues-plan-history.es.json';

export const duesPlanLabels = labelsFrom(duesPlanEn, duesPlanEs);

/** What dues plans are called in their histories, and in the log. */
export const duesPlanVocabulary: HistoryVocabulary = historyFrom(duesPlanHistoryEn, duesPlanHistoryEs, {
  kinds: { 'dues-plan': duesPlanLabels.plan },
  records: { 'dues-plan': duesPlanLabels },
});
