import { defineMessages, plural } from '@courtyard/common';

export const galleryMessages = defineMessages({
  en: {
    title: 'Common areas',
    description: 'Places that belong to everybody, when they are open and how to book them.',
    add: 'Add area',
    search: 'Search areas',
    archived: 'Archived',
    'archived.no': 'In use',
    'archived.yes': 'Archived',
    'archived.all': 'Both',
    allArchived: ({ count }: { count: number }) =>
      count === 1 ? 'The only area is archived' : `All ${plural(count, 'area', 'areas')} are archived`,
    emptyTitle: 'No common areas yet',
    emptyText: 'Once the pool, the hall or the guest suite is here, people see its hours and book it.',
    emptyReader: 'The community has not listed its common areas yet.',
    bookings: 'My bookings',
    wish: 'Choose what to book for {when}.',
    clearWish: 'Forget the time',
  },
  es: {
    title: 'Áreas comunes',
    description: 'Lugares que son de todos, cuándo están abiertos y cómo reservarlos.',
    add: 'Agregar área',
    search: 'Buscar áreas',
    archived: 'Archivadas',
    'archived.no': 'En uso',
    'archived.yes': 'Archivadas',
    'archived.all': 'Todas',
    allArchived: ({ count }) =>
      count === 1 ? 'La única área está archivada' : `Las ${plural(count, 'área', 'áreas')} están archivadas`,
    emptyTitle: 'Aún no hay áreas comunes',
    emptyText:
      'Cuando la piscina, el salón o la suite estén aquí, todos verán su horario y podrán reservarlos.',
    emptyReader: 'La comunidad aún no ha registrado sus áreas comunes.',
    bookings: 'Mis reservas',
    wish: 'Elija qué reservar para {when}.',
    clearWish: 'Olvidar la hora',
  },
});
