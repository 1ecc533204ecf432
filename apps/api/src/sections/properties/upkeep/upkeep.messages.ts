import type { Sentences } from '../../../platform/http/language/sentence';
import es from './upkeep.sentences.es.json';

/** What assets and the reserve tell people, in Spanish by English. */
export const upkeepSentences: Sentences = es;
