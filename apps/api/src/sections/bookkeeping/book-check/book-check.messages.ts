import type { Sentences } from '../../../platform/http/language/sentence';
import es from './book-check.sentences.es.json';

/** What checks of the books tell people, in Spanish by English. */
export const bookCheckSentences: Sentences = es;
