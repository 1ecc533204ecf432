import type { Sentences } from '../../../platform/http/language/sentence';
import es from './books-import.sentences.es.json';

/** What is told of files of another system, in Spanish by English. */
export const booksImportSentences: Sentences = es;
