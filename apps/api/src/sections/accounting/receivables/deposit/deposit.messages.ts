import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './deposit.sentences.es.json';

/** What deposits tell people, in Spanish by English. */
export const depositSentences: Sentences = es;
