import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './vendor.sentences.es.json';

/** What vendors tell people, in Spanish by English. */
export const vendorSentences: Sentences = es;
