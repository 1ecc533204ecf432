import type { Sentences } from '../../../http/language/sentence';
import es from './resumable.sentences.es.json';

/** What the calls of resumable uploads tell people, in Spanish by English. */
export const resumableSentences: Sentences = es;
