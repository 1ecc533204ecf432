import type { Sentences } from '../language/sentence';
import es from './input.sentences.es.json';

/** What people are told of input that is not what a call takes. */
export const inputSentences: Sentences = es;
