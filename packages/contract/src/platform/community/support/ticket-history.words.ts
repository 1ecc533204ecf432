import type { HistoryVocabulary } from '../../../wire/fields/history';
import { ticketWords } from './ticket.words';

/** What tickets are called in their histories. */
export const ticketVocabulary: HistoryVocabulary = {
  actions: {
    'ticket.create': { en: 'Opened', es: 'Abierta' },
    'ticket.write': { en: 'Message sent', es: 'Mensaje enviado' },
    'ticket.note': { en: 'Note added', es: 'Nota agregada' },
    'ticket.close': { en: 'Closed', es: 'Cerrada' },
    'ticket.reopen': { en: 'Reopened', es: 'Reabierta' },
    'ticket.become': { en: 'Converted to a service request', es: 'Convertida en solicitud' },
    'ticket.update': { en: 'Changed', es: 'Cambiada' },
  },
  kinds: { ticket: { en: 'Ticket', es: 'Consulta' } },
  things: { ticket: ticketWords },
};
