import type { Sentences } from '../../../platform/http/language/sentence';
import es from './announcement.sentences.es.json';

/** What the calls of announcements tell people, in Spanish. */
export const announcementSentences: Sentences = es;
