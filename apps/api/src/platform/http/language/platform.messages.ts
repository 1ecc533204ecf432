import type { Sentences } from './sentence';
import es from './platform.sentences.es.json';

/** What the platform, and the contract's fields that all sections share, tell people. */
export const platformSentences: Sentences = es;
