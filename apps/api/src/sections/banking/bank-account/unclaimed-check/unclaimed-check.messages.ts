import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './unclaimed-check.sentences.es.json';

/** What is told of unclaimed checks, in Spanish by the English. */
export const unclaimedCheckSentences: Sentences = es;
