import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Community polls',
    description: 'Drafts, open polls and results.',
    search: 'Search polls',
    emptyText: 'Create the first poll: a question, voters and a closing date.',
  },
  es: {
    title: 'Votaciones de la comunidad',
    description: 'Borradores, votaciones abiertas y resultados.',
    search: 'Buscar votaciones',
    emptyText: 'Cree la primera: una pregunta, quién puede votar y hasta cuándo.',
  },
});
