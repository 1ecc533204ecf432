import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Meetings',
    description: 'Board, owner and committee meetings, with agendas, notices and minutes.',
    search: 'Search meetings',
    emptyText: 'Add the first meeting to track its agenda, notice, attendance and decisions.',
  },
  es: {
    title: 'Reuniones',
    description:
      'Reuniones de la junta directiva, de propietarios y de comités, con órdenes del día, convocatorias y actas.',
    search: 'Buscar reuniones',
    emptyText:
      'Agregue la primera reunión para llevar su orden del día, convocatoria, asistencia y acuerdos.',
  },
});
