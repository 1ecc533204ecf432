import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './recognition.sentences.es.json';

/** What is told of the recognition of assessments, in Spanish by English. */
export const recognitionSentences: Sentences = es;
