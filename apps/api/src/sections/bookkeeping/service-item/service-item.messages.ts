import type { Sentences } from '../../../platform/http/language/sentence';
import es from './service-item.sentences.es.json';

/** What services and items tell people, in Spanish by English. */
export const serviceItemSentences: Sentences = es;
