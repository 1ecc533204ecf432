import { defineMessages } from '@courtyard/common';
import { serviceItemWords } from '@courtyard/contract/bookkeeping/service-item/service-item.words';

/** Words for a service item that every page about it uses. */
export const serviceItemMessages = defineMessages(
  {
    en: {
      missingTitle: 'Service or item not found',
      missingText: 'The link may be wrong. Choose one from the list.',
      all: 'All services and items',
      latest: 'Services and items',
      wholeList: 'View all',
      none: 'No services or items yet',
      add: 'Add service or item',
      archive: 'Archive',
      restore: 'Restore',
      archivedToast: '{name} archived',
      restoredToast: '{name} restored',
    },
    es: {
      missingTitle: 'No se encontró el servicio o artículo',
      missingText: 'El enlace puede ser incorrecto. Elija de la lista.',
      all: 'Todos los servicios y artículos',
      latest: 'Servicios y artículos',
      wholeList: 'Ver todos',
      none: 'Aún no hay servicios ni artículos',
      add: 'Agregar servicio o artículo',
      archive: 'Archivar',
      restore: 'Restaurar',
      archivedToast: '{name}: artículo archivado',
      restoredToast: '{name}: artículo restaurado',
    },
  },
  serviceItemWords,
);
