import type { Sentences } from '../../../../../platform/http/language/sentence';
import es from './late-charge.sentences.es.json';

/** What late charges tell people, in Spanish by English. */
export const lateChargeSentences: Sentences = es;
