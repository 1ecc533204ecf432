import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'All announcements',
    description: 'Drafts, scheduled and published announcements, with read counts.',
    search: 'Search announcements',
    emptyText: 'Write the first one. It stays a draft until you publish it.',
  },
  es: {
    title: 'Todos los anuncios',
    description: 'Borradores, anuncios programados y publicados, con su número de lecturas.',
    search: 'Buscar anuncios',
    emptyText: 'Escriba el primero. Será un borrador hasta que lo publique.',
  },
});
