import type { Sentences } from '../../platform/http/language/sentence';
import es from './banking.sentences.es.json';

/** What the calls of the section tell people, in Spanish by the English. */
export const bankingSentences: Sentences = es;
