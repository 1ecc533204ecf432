import type { HistoryVocabulary } from '../../../wire/fields/history';
import { ticketWords } from './ticket.words';

/** What tickets are called in their histories. */
export const ticketVocabulary: HistoryVocabulary = {
  actions: {
    'ticket.create': { en: 'Asked', es: 'Se preguntó' },
    'ticket.write': { en: 'Message written', es: 'Mensaje escrito' },
    'ticket.note': { en: 'Note written', es: 'Nota escrita' },
    'ticket.close': { en: 'Closed', es: 'Se cerró' },
    'ticket.reopen': { en: 'Opened again', es: 'Se reabrió' },
    'ticket.become': { en: 'Became a request', es: 'Pasó a ser una solicitud' },
    'ticket.update': { en: 'Changed', es: 'Se cambió' },
  },
  kinds: { ticket: { en: 'Ticket', es: 'Consulta' } },
  things: { ticket: ticketWords },
};
