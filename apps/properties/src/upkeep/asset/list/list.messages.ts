import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Assets',
    description: 'Equipment and building parts of the community, with their warranties and services.',
    add: 'Add asset',
    search: 'Search name, tag, maker',
    allRetired: ({ count }: { count: number }) =>
      count === 1 ? 'The only asset is retired' : `All ${plural(count, 'asset', 'assets')} are retired`,
    none: 'No assets yet',
    emptyText: 'Add what is serviced or under warranty, and a mail comes before either falls due.',
  },
  es: {
    title: 'Activos',
    description: 'Equipos y partes de los edificios de la comunidad, con sus garantías y mantenimientos.',
    add: 'Agregar activo',
    search: 'Buscar nombre, etiqueta o marca',
    allRetired: ({ count }) =>
      count === 1
        ? 'El único activo está retirado'
        : `Los ${plural(count, 'activo', 'activos')} están retirados`,
    none: 'Aún no hay activos',
    emptyText: 'Agregue lo que tiene mantenimiento o garantía y llegará un correo antes de cada fecha.',
  },
});
