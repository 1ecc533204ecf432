import { defineMessages } from '@courtyard/common';
import { serviceItemWords } from '@courtyard/contract/bookkeeping/service-item/service-item.words';

/** Words for a service item that every page about it uses. */
export const serviceItemMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which service or item?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All services and items',
      latest: 'Services and items',
      wholeList: 'The whole list',
      none: 'No services or items yet',
      add: 'Add service or item',
      archive: 'Archive',
      restore: 'Bring back',
      archivedToast: '{name} was archived',
      restoredToast: '{name} is back',
    },
    es: {
      missingTitle: '¿Qué servicio o artículo?',
      missingText: 'Esta dirección no lleva a nada que exista. Elija de la lista.',
      all: 'Todos los servicios y artículos',
      latest: 'Servicios y artículos',
      wholeList: 'La lista completa',
      none: 'Aún no hay servicios ni artículos',
      add: 'Agregar servicio o artículo',
      archive: 'Archivar',
      restore: 'Recuperar',
      archivedToast: '{name} se archivó',
      restoredToast: '{name} está de vuelta',
    },
  },
  serviceItemWords,
);
