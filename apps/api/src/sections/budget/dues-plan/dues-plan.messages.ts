import es from './dues-plan.sentences.es.json';

/** What the calls about dues plans tell people, in Spanish by English. */
export const duesPlanSentences = es;
