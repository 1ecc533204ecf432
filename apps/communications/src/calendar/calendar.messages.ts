import { defineMessages } from '@courtyard/common';
import { calendarEventWords } from '@courtyard/contract/communications/calendar/calendar-event.words';

/** What the calendar's pages say together. */
export const calendarMessages = defineMessages(
  {
    en: {
      title: 'Community calendar',
      add: 'Add event',
      all: 'All events',
      upcoming: 'Coming up',
      none: 'Nothing is on the calendar for the next weeks.',
      missingTitle: 'Which event?',
      missingText: 'There is no such event any more, or the address names none.',
      allDayShort: 'All day',
      until: 'until {time}',
      recurs: 'Repeats',
      forSome: 'For some',
      cancelled: 'Cancelled',
      tentative: 'Not settled',
      elsewhere: '{time} in {zone}',
      'source.properties': 'Properties & Areas',
    },
    es: {
      title: 'Calendario de la comunidad',
      add: 'Agregar evento',
      all: 'Todos los eventos',
      upcoming: 'Próximamente',
      none: 'No hay nada en el calendario para las próximas semanas.',
      missingTitle: '¿Qué evento?',
      missingText: 'Ya no existe ese evento, o la dirección no nombra ninguno.',
      allDayShort: 'Todo el día',
      until: 'hasta las {time}',
      recurs: 'Se repite',
      forSome: 'Para algunos',
      cancelled: 'Cancelado',
      tentative: 'Por confirmar',
      elsewhere: '{time} en {zone}',
      'source.properties': 'Propiedades y áreas',
    },
  },
  calendarEventWords,
);
