import type { Sentences } from '../../../platform/http/language/sentence';
import es from './expense-claim.sentences.es.json';

/** What the calls about expense claims tell people, in Spanish by the English. */
export const expenseClaimSentences: Sentences = es;
