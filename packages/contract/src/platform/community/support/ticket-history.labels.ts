import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { ticketLabels } from './ticket.labels';
import en from './ticket-history.en.json';
import es from './ticket-history.es.json';

/** What tickets are called in their histories. */
export const ticketVocabulary: HistoryVocabulary = historyFrom(en, es, { records: { ticket: ticketLabels } });
