import type { Sentences } from '../../../platform/http/language/sentence';
import es from './opening.sentences.es.json';

/** What is told of opening balances, in Spanish by English. */
export const openingSentences: Sentences = es;
