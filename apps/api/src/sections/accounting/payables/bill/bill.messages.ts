import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './bill.sentences.es.json';

/** What bills and payments to vendors tell people, in Spanish by English. */
export const billSentences: Sentences = es;
