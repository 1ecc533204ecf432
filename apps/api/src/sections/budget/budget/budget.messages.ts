import es from './budget.sentences.es.json';

/** What the calls about budgets tell people, in Spanish by English. */
export const budgetSentences = es;
