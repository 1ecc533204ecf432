import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    historyText: 'Full history of this asset and its services. Entries can’t be edited or deleted.',
    removeText:
      'Delete only if entered by mistake. If it’s no longer used, edit it and set its status to retired.',
    removeVerb: 'Delete asset',
    removed: '{name} deleted',
    about: 'Details',
    serviceCard: 'Service plan',
    replacedIn: 'due {year}',
  },
  es: {
    historyText:
      'Historial completo de este activo y sus mantenimientos. Las entradas no se pueden editar ni eliminar.',
    removeText: 'Elimínelo solo si se registró por error. Si ya no se usa, edítelo y márquelo como retirado.',
    removeVerb: 'Eliminar activo',
    removed: '{name} eliminado',
    about: 'Detalles',
    serviceCard: 'Plan de mantenimiento',
    replacedIn: 'previsto en {year}',
  },
});
