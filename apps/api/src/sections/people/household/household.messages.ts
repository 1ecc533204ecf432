import es from './household.sentences.es.json';

/** What is told of households that stay as they are, in Spanish. */
export const householdSentences = es;
