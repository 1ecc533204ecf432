import type { Sentences } from '../../../platform/http/language/sentence';
import es from './saved-report.sentences.es.json';

/** What calls about saved reports tell people, in Spanish by the English. */
export const savedReportSentences: Sentences = es;
