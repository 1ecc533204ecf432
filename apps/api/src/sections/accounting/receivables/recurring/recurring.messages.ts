import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './recurring.sentences.es.json';

/** What recurring invoices tell people, in Spanish by English. */
export const recurringSentences: Sentences = es;
