import type { Sentences } from '../../../http/language/sentence';
import es from './ticket.sentences.es.json';

/** What is told of tickets that stay as they are, in Spanish. */
export const ticketSentences: Sentences = es;
