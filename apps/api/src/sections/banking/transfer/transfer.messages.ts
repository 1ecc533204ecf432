import type { Sentences } from '../../../platform/http/language/sentence';
import es from './transfer.sentences.es.json';

/** What is told of transfers, in Spanish by the English. */
export const transferSentences: Sentences = es;
