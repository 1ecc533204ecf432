import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './election.sentences.es.json';

/** What the calls of elections tell people, in Spanish by the English. */
export const electionSentences: Sentences = es;
