import { defineMessages } from '@courtyard/common';
import { calendarEventWords } from '@courtyard/contract/communications/calendar/calendar-event.words';

/** What the calendar's pages say together. */
export const calendarMessages = defineMessages(
  {
    en: {
      title: 'Community calendar',
      add: 'Add event',
      all: 'All events',
      upcoming: 'Upcoming events',
      none: 'No events in the next few weeks.',
      missingTitle: 'Event not found',
      missingText: 'The link may be wrong, or it was deleted.',
      allDayShort: 'All day',
      until: 'until {time}',
      recurs: 'Repeats',
      forSome: 'Limited audience',
      cancelled: 'Canceled',
      tentative: 'Tentative',
      elsewhere: '{time} in {zone}',
      'source.properties': 'Properties & Areas',
    },
    es: {
      title: 'Calendario de la comunidad',
      add: 'Agregar evento',
      all: 'Todos los eventos',
      upcoming: 'Próximos eventos',
      none: 'No hay eventos en las próximas semanas.',
      missingTitle: 'Evento no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      allDayShort: 'Todo el día',
      until: 'hasta las {time}',
      recurs: 'Se repite',
      forSome: 'Destinatarios limitados',
      cancelled: 'Cancelado',
      tentative: 'Provisional',
      elsewhere: '{time} en {zone}',
      'source.properties': 'Propiedades y áreas',
    },
  },
  calendarEventWords,
);
