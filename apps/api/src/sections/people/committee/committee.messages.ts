import es from './committee.sentences.es.json';

/** What is told of committees and terms that stay as they are, in Spanish. */
export const committeeSentences = es;
