import type { Sentences } from '../../../platform/http/language/sentence';
import es from './occupancy.sentences.es.json';

/** What properties, those who live in them and what belongs to them tell people, in Spanish by English. */
export const occupancySentences: Sentences = es;
