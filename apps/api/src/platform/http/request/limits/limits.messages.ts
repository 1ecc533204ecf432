import type { Sentences } from '../../language/sentence';
import es from './limits.sentences.es.json';

/** What callers are told of a request that holds more than is taken. */
export const limitSentences: Sentences = es;
