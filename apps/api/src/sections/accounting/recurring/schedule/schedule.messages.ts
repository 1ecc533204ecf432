import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './schedule.sentences.es.json';

/** What templates of any kind tell people, in Spanish by English. */
export const scheduleSentences: Sentences = es;
