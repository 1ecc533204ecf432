import type { Sentences } from '../../../platform/http/language/sentence';
import es from './moving-in.sentences.es.json';

/** What is told of files of another system, in Spanish by English. */
export const movingInSentences: Sentences = es;
