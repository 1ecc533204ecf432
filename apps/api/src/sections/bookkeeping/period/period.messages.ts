import type { Sentences } from '../../../platform/http/language/sentence';
import es from './period.sentences.es.json';

/** What is told of months, in Spanish by English. */
export const periodSentences: Sentences = es;
