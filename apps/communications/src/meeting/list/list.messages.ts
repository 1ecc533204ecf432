import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Meetings',
    description: 'Of the board, the owners and the committees: agendas, notices and minutes.',
    search: 'Search meetings',
    emptyText: 'Add the first one: its page keeps the agenda, who was told, who came and what was decided.',
  },
  es: {
    title: 'Reuniones',
    description: 'De la junta, de los propietarios y de los comités: órdenes del día, avisos y actas.',
    search: 'Buscar reuniones',
    emptyText:
      'Agregue la primera: su página guarda el orden del día, a quién se avisó, quién vino y qué se decidió.',
  },
});
