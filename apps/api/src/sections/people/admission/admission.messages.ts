import es from './admission.sentences.es.json';

/** What is told of who is let in and who is not, in Spanish. */
export const admissionSentences = es;
