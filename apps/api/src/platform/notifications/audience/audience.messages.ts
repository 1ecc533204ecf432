import type { Sentences } from '../../http/language/sentence';
import es from './audience.sentences.es.json';

/** What the calls of audiences tell people, in Spanish. */
export const audienceSentences: Sentences = es;
