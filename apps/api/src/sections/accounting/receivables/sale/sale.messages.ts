import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './sale.sentences.es.json';

/** What the calls about sales of units say, in Spanish by the English. */
export const saleSentences: Sentences = es;
