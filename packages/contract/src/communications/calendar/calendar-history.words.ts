import type { HistoryVocabulary } from '../../wire/fields/history';
import { calendarEventWords } from './calendar-event.words';

/** What events are called in their histories. */
export const calendarVocabulary: HistoryVocabulary = {
  actions: {
    'calendar-event.create': { en: 'Event added', es: 'Evento agregado' },
    'calendar-event.update': { en: 'Event changed', es: 'Evento cambiado' },
    'calendar-event.remove': { en: 'Event removed', es: 'Evento quitado' },
    'calendar-event.import': { en: 'Event taken in from a file', es: 'Evento tomado de un archivo' },
    'calendar-event.answer': { en: 'Answered', es: 'Respondió' },
    'calendar-feed.reset': { en: 'Link to the calendar made', es: 'Enlace al calendario creado' },
    'calendar-feed.end': { en: 'Link to the calendar ended', es: 'Enlace al calendario terminado' },
  },
  kinds: {
    'calendar-event': { en: 'Event', es: 'Evento' },
    'calendar-feed': { en: 'Link to the calendar', es: 'Enlace al calendario' },
  },
  things: { 'calendar-event': calendarEventWords },
};
