import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { labelsFrom } from '../../wire/fields/labels';
import budgetEn from './budget.en.json';
import budgetEs from './budget.es.json';
import budgetHistoryEn from './budget-history.en.json';
import budgetHistoryEs from './budget-history.es.json';

export const budgetLabels = labelsFrom(budgetEn, budgetEs);

/** What budgets are called in their histories, and in the log. */
export const budgetVocabulary: HistoryVocabulary = historyFrom(budgetHistoryEn, budgetHistoryEs, {
  kinds: { budget: budgetLabels.budget },
  records: { budget: budgetLabels },
});
