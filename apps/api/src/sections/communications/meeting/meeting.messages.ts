import type { Sentences } from '../../../platform/http/language/sentence';
import es from './meeting.sentences.es.json';

/** What calls about meetings tell people, in Spanish. */
export const meetingSentences: Sentences = es;
