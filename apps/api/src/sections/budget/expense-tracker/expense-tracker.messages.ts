import type { Sentences } from '../../../platform/http/language/sentence';
import es from './expense-tracker.sentences.es.json';

/** What the calls of the expense tracker tell people, in Spanish by the English. */
export const expenseTrackerSentences: Sentences = es;
