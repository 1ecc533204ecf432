import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './collection.sentences.es.json';

/** What holds, payment plans and payoff statements tell people, in Spanish by English. */
export const collectionSentences: Sentences = es;
