import type { Sentences } from '../../../platform/http/language/sentence';
import es from './mailing.sentences.es.json';

/** What calls of mailings tell people. */
export const mailingSentences: Sentences = es;
