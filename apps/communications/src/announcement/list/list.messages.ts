import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'All announcements',
    description: 'Drafts, what is scheduled and what was published, with who has read it.',
    search: 'Search announcements',
    emptyText: 'Write the first one: it stays a draft until you publish it.',
  },
  es: {
    title: 'Lista de anuncios',
    description: 'Borradores, programados y publicados, con quién los ha leído.',
    search: 'Buscar anuncios',
    emptyText: 'Escriba el primero: es un borrador hasta que lo publique.',
  },
});
