import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Community polls',
    description: 'Everything the community votes on: drafts, open polls and results.',
    search: 'Search polls',
    emptyText: 'Write the first one: a question, who may vote, and until when.',
  },
  es: {
    title: 'Votaciones de la comunidad',
    description: 'Todo lo que vota la comunidad: borradores, votaciones abiertas y resultados.',
    search: 'Buscar votaciones',
    emptyText: 'Escriba la primera: una pregunta, quién puede votar y hasta cuándo.',
  },
});
