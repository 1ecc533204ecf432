import es from './membership.sentences.es.json';

/** What is told of memberships that stay as they are, in Spanish. */
export const membershipSentences = es;
