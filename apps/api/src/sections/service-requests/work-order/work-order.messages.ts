import type { Sentences } from '../../../platform/http/language/sentence';
import es from './work-order.sentences.es.json';

/** What work orders tell people, in Spanish by English. */
export const workOrderSentences: Sentences = es;
