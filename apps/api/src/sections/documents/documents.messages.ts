import type { Sentences } from '../../platform/http/language/sentence';
import es from './documents.sentences.es.json';

/** What the calls of the documents tell people, in Spanish by English. */
export const documentsSentences: Sentences = es;
