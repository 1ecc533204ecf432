import type { Sentences } from '../../../platform/http/language/sentence';
import es from './reconciliation.sentences.es.json';

/** What is told of reconciliations, in Spanish by the English. */
export const reconciliationSentences: Sentences = es;
