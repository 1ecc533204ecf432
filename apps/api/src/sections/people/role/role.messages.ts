import es from './role.sentences.es.json';

/** What is told of roles that stay as they are, in Spanish. */
export const roleSentences = es;
