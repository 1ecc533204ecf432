import { defineMessages } from '@courtyard/common';

export const feedMessages = defineMessages({
  en: {
    title: 'Announcements',
    description: 'News from your community.',
    manage: 'All announcements',
    search: 'Search announcements',
    noneFound: 'No matching announcements',
    noneFoundText: 'Try a different search, or show all.',
    showAll: 'Show all',
    category: 'Category',
    all: 'All categories',
    unread: 'Unread only',
    older: 'Show older',
  },
  es: {
    title: 'Anuncios',
    description: 'Noticias de su comunidad.',
    manage: 'Todos los anuncios',
    search: 'Buscar anuncios',
    noneFound: 'No hay anuncios que coincidan',
    noneFoundText: 'Pruebe otra búsqueda o muestre todos.',
    showAll: 'Mostrar todos',
    category: 'Categoría',
    all: 'Todas las categorías',
    unread: 'Solo sin leer',
    older: 'Ver anteriores',
  },
});
