import type { Sentences } from '../../../../../platform/http/language/sentence';
import es from './special-assessment.sentences.es.json';

/** What special assessments tell people, in Spanish by English. */
export const specialAssessmentSentences: Sentences = es;
