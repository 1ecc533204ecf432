import type { Sentences } from '../../platform/http/language/sentence';
import es from './bank-files.sentences.es.json';

/** What people are told of a file from a bank, in Spanish by English. Sentences are put together of parts: what was there, and what was expected. */
export const bankFileSentences: Sentences = es;
