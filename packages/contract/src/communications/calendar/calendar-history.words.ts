import type { HistoryVocabulary } from '../../wire/fields/history';
import { calendarEventWords } from './calendar-event.words';

/** What events are called in their histories. */
export const calendarVocabulary: HistoryVocabulary = {
  actions: {
    'calendar-event.create': { en: 'Event added', es: 'Evento agregado' },
    'calendar-event.update': { en: 'Event changed', es: 'Evento cambiado' },
    'calendar-event.remove': { en: 'Event deleted', es: 'Evento eliminado' },
    'calendar-event.import': { en: 'Event imported from a file', es: 'Evento importado de un archivo' },
    'calendar-event.answer': { en: 'RSVP’d', es: 'Respondió' },
    'calendar-feed.reset': { en: 'Calendar link created', es: 'Enlace al calendario creado' },
    'calendar-feed.end': { en: 'Calendar link deleted', es: 'Enlace al calendario eliminado' },
  },
  kinds: {
    'calendar-event': { en: 'Event', es: 'Evento' },
    'calendar-feed': { en: 'Calendar link', es: 'Enlace al calendario' },
  },
  things: { 'calendar-event': calendarEventWords },
};
