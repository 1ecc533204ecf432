import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './payables.sentences.es.json';

/** What is told of vendors and open bills of another system, in Spanish by English. */
export const booksImportPayablesSentences: Sentences = es;
