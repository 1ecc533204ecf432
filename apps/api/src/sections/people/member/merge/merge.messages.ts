import es from './merge.sentences.es.json';

/** What is told of records that stay apart, in Spanish. */
export const mergeSentences = es;
