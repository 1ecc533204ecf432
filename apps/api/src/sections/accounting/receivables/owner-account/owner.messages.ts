import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './owner.sentences.es.json';

/** What invoices, payments and their policy tell people, in Spanish by English. */
export const ownerSentences: Sentences = es;
