import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './recurring-entry.sentences.es.json';

/** What recurring entries tell people, in Spanish by English. */
export const recurringEntrySentences: Sentences = es;
