import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './sealed.sentences.es.json';

/** What the calls of sealed polls tell people, in Spanish by the English. */
export const sealedSentences: Sentences = es;
