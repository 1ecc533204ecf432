import type { Sentences } from '../../http/language/sentence';
import es from './view-as.sentences.es.json';

/** What is told to who looks on as another member, or wants to, in Spanish. */
export const viewAsSentences: Sentences = es;
