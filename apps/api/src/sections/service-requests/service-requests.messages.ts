import type { Sentences } from '../../platform/http/language/sentence';
import es from './service-requests.sentences.es.json';

/** What the calls of the requests tell people, in Spanish by English. */
export const serviceRequestsSentences: Sentences = es;
