import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Assets',
    description: 'Equipment and building systems, with warranties and services.',
    add: 'Add asset',
    search: 'Search name, tag, manufacturer',
    allRetired: ({ count }: { count: number }) =>
      count === 1 ? 'The only asset is retired' : `All ${plural(count, 'asset', 'assets')} are retired`,
    none: 'No assets yet',
    emptyText: 'Add equipment with service or a warranty to get reminders.',
  },
  es: {
    title: 'Activos',
    description: 'Equipos e instalaciones, con sus garantías y mantenimientos.',
    add: 'Agregar activo',
    search: 'Buscar nombre, etiqueta o marca',
    allRetired: ({ count }) =>
      count === 1
        ? 'El único activo está retirado'
        : `Los ${plural(count, 'activo', 'activos')} están retirados`,
    none: 'Aún no hay activos',
    emptyText: 'Agregue equipos con mantenimiento o garantía para recibir avisos.',
  },
});
