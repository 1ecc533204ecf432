import type { Sentences } from '../../../../../platform/http/language/sentence';
import es from './statement-run.sentences.es.json';

/** What sending statements tells people, in Spanish by English. */
export const statementRunSentences: Sentences = es;
