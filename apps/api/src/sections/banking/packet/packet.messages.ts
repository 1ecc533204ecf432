import type { Sentences } from '../../../platform/http/language/sentence';
import es from './packet.sentences.es.json';

/** What calls about board packets tell people, in Spanish by the English. */
export const packetSentences: Sentences = es;
