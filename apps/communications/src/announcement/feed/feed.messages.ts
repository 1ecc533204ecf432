import { defineMessages } from '@courtyard/common';

export const feedMessages = defineMessages({
  en: {
    title: 'Announcements',
    description: 'What the community tells you.',
    manage: 'All announcements',
    search: 'Search announcements',
    noneFound: 'No announcement matches',
    noneFoundText: 'Search other words, or show all of them.',
    showAll: 'Show all',
    category: 'Category',
    all: 'All categories',
    unread: 'Unread only',
    older: 'Show older ones',
  },
  es: {
    title: 'Anuncios',
    description: 'Lo que la comunidad le dice.',
    manage: 'Lista de anuncios',
    search: 'Buscar anuncios',
    noneFound: 'Ningún anuncio coincide',
    noneFoundText: 'Busque otras palabras o muéstrelos todos.',
    showAll: 'Mostrar todos',
    category: 'Categoría',
    all: 'Todas las categorías',
    unread: 'Solo sin leer',
    older: 'Ver anteriores',
  },
});
