import { defineMessages, plural, useMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Properties',
    description: 'Homes and spaces with their owners, residents and insurance.',
    add: 'Add property',
    import: 'Import',
    search: 'Search unit, owner, address',
    archived: 'Archived',
    'archived.no': 'Active',
    'archived.yes': 'Archived',
    'archived.all': 'All',
    noOwner: 'No owner',
    beds: '{count} bd',
    allArchived: ({ count }: { count: number }) =>
      count === 1
        ? 'The only property is archived'
        : `All ${plural(count, 'property is', 'properties are')} archived`,
    emptyTitle: 'No properties yet',
    emptyText: 'Add the first one, or import all from a CSV file.',
    importFirst: 'Import CSV file',
    edit: 'Edit',
    archive: 'Archive',
    restore: 'Restore',
    archiveTitle: ({ count, name }: { count: number; name: string }) =>
      count === 1 ? `Archive ${name}?` : `Archive ${plural(count, 'property', 'properties')}?`,
    archiveText:
      'They’re removed from lists and no longer count in shares. Owners, documents and history are kept, and you can restore them.',
    archiveVerb: ({ count }: { count: number }) => `Archive ${plural(count, 'property', 'properties')}`,
    archivedToast: ({ count }: { count: number }) => `${plural(count, 'property', 'properties')} archived`,
    status: 'Set status',
    statusTitle: ({ count }: { count: number }) =>
      `Set the status of ${plural(count, 'property', 'properties')}`,
    statusVerb: ({ count }: { count: number }) => `Change ${plural(count, 'property', 'properties')}`,
    statusToast: ({ count }: { count: number }) => `${plural(count, 'property', 'properties')} updated`,
    restoredToast: '{name} restored',
  },
  es: {
    title: 'Propiedades',
    description: 'Viviendas y espacios con sus propietarios, residentes y seguros.',
    add: 'Agregar propiedad',
    import: 'Importar',
    search: 'Buscar unidad o propietario',
    archived: 'Archivadas',
    'archived.no': 'Activas',
    'archived.yes': 'Archivadas',
    'archived.all': 'Todas',
    noOwner: 'Sin propietario',
    beds: '{count} dorm.',
    allArchived: ({ count }) =>
      count === 1
        ? 'La única propiedad está archivada'
        : `Las ${plural(count, 'propiedad', 'propiedades')} están archivadas`,
    emptyTitle: 'Aún no hay propiedades',
    emptyText: 'Agregue la primera o impórtelas todas de un archivo CSV.',
    importFirst: 'Importar un archivo CSV',
    edit: 'Editar',
    archive: 'Archivar',
    restore: 'Recuperar',
    archiveTitle: ({ count, name }) =>
      count === 1 ? `¿Archivar ${name}?` : `¿Archivar ${plural(count, 'propiedad', 'propiedades')}?`,
    archiveText:
      'Salen de las listas y dejan de contar en las cuotas. Propietarios, documentos e historial se conservan, y puede recuperarlas.',
    archiveVerb: ({ count }) => `Archivar ${plural(count, 'propiedad', 'propiedades')}`,
    archivedToast: ({ count }) => `Se archivaron ${plural(count, 'propiedad', 'propiedades')}`,
    status: 'Cambiar estado',
    statusTitle: ({ count }) => `Cambiar el estado de ${plural(count, 'propiedad', 'propiedades')}`,
    statusVerb: ({ count }) => `Cambiar ${plural(count, 'propiedad', 'propiedades')}`,
    statusToast: ({ count }) => `Cambios hechos en ${plural(count, 'propiedad', 'propiedades')}`,
    restoredToast: '{name} recuperada',
  },
});

export const useListTexts = () => useMessages(listMessages);
export type ListTexts = ReturnType<typeof useListTexts>;
