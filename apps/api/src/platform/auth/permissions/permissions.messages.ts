import type { Sentences } from '../../http/language/sentence';
import es from './permissions.sentences.es.json';

/** What the permissions of the platform let a person do, in Spanish. */
export const permissionSentences: Sentences = es;
