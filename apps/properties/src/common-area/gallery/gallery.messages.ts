import { defineMessages, plural } from '@courtyard/common';

export const galleryMessages = defineMessages({
  en: {
    title: 'Common areas',
    description: 'Shared spaces, their hours and booking.',
    add: 'Add area',
    search: 'Search areas',
    archived: 'Archived',
    'archived.no': 'Active',
    'archived.yes': 'Archived',
    'archived.all': 'All',
    allArchived: ({ count }: { count: number }) =>
      count === 1 ? 'The only area is archived' : `All ${plural(count, 'area', 'areas')} are archived`,
    emptyTitle: 'No common areas yet',
    emptyText: 'Add the pool, hall or guest suite so people can see the hours and book.',
    emptyReader: 'No common areas have been added yet.',
    bookings: 'My bookings',
    wish: 'Choose what to book for {when}.',
    clearWish: 'Clear time',
  },
  es: {
    title: 'Áreas comunes',
    description: 'Espacios comunes, su horario y sus reservas.',
    add: 'Agregar área',
    search: 'Buscar áreas',
    archived: 'Archivadas',
    'archived.no': 'Activas',
    'archived.yes': 'Archivadas',
    'archived.all': 'Todas',
    allArchived: ({ count }) =>
      count === 1 ? 'La única área está archivada' : `Las ${plural(count, 'área', 'áreas')} están archivadas`,
    emptyTitle: 'Aún no hay áreas comunes',
    emptyText: 'Agregue la piscina, el salón o la suite para que se vea el horario y se pueda reservar.',
    emptyReader: 'Aún no se han agregado áreas comunes.',
    bookings: 'Mis reservas',
    wish: 'Elija qué reservar para {when}.',
    clearWish: 'Quitar la hora',
  },
});
