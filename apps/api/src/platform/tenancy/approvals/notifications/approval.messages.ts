import type { Sentences } from '../../../http/language/sentence';
import es from './approval.sentences.es.json';

/** What approvals and their rules tell people. */
export const approvalSentences: Sentences = es;
