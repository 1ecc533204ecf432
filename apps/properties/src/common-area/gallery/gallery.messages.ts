import { defineMessages } from '@courtyard/common';

export const galleryMessages = defineMessages({
  en: {
    title: 'Common areas',
    description: 'Places that belong to everybody, when they are open and how to book them.',
    add: 'Add area',
    search: 'Search areas',
    allKinds: 'All kinds',
    withArchived: 'Show archived',
    emptyTitle: 'No common areas yet',
    emptyText: 'Once the pool, the hall or the guest suite is here, people see its hours and book it.',
    emptyReader: 'The community has not listed its common areas yet.',
    noMatchTitle: 'No area matches',
    noMatchText: 'Try another word or another kind.',
    clear: 'Clear filters',
    bookings: 'My bookings',
  },
  es: {
    title: 'Áreas comunes',
    description: 'Lugares que son de todos, cuándo están abiertos y cómo reservarlos.',
    add: 'Agregar área',
    search: 'Buscar áreas',
    allKinds: 'Todos los tipos',
    withArchived: 'Mostrar archivadas',
    emptyTitle: 'Aún no hay áreas comunes',
    emptyText:
      'Cuando la piscina, el salón o la suite estén aquí, todos verán su horario y podrán reservarlos.',
    emptyReader: 'La comunidad aún no ha registrado sus áreas comunes.',
    noMatchTitle: 'Ninguna área coincide',
    noMatchText: 'Pruebe con otra palabra u otro tipo.',
    clear: 'Quitar filtros',
    bookings: 'Mis reservas',
  },
});
