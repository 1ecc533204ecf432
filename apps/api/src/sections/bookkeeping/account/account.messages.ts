import type { Sentences } from '../../../platform/http/language/sentence';
import es from './account.sentences.es.json';

/** What is told of accounts and funds, in Spanish by English. */
export const accountSentences: Sentences = es;
