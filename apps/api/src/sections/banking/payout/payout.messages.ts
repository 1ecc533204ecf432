import type { Sentences } from '../../../platform/http/language/sentence';
import es from './payout.sentences.es.json';

/** What the calls about payouts tell people, in Spanish by the English. */
export const payoutSentences: Sentences = es;
