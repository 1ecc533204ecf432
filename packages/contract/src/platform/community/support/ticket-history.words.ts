import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { ticketWords } from './ticket.words';
import en from './ticket-history.en.json';
import es from './ticket-history.es.json';

/** What tickets are called in their histories. */
export const ticketVocabulary: HistoryVocabulary = historyFrom(en, es, { things: { ticket: ticketWords } });
