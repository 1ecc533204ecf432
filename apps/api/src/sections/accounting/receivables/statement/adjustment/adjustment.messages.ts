import type { Sentences } from '../../../../../platform/http/language/sentence';
import es from './adjustment.sentences.es.json';

/** What credit memos, waivers, write-offs and refunds tell people, in Spanish by English. */
export const adjustmentSentences: Sentences = es;
