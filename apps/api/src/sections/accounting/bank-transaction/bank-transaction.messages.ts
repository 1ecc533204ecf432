import type { Sentences } from '../../../platform/http/language/sentence';
import es from './bank-transaction.sentences.es.json';

/** What the bank's lines, their files and rules tell people, in Spanish by English. */
export const bankTransactionSentences: Sentences = es;
