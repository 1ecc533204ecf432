import { defineMessages } from '@courtyard/common';

export const overlayMessages = defineMessages({
  en: {
    close: 'Close',
    cancel: 'Cancel',
    moreActions: 'More actions',
    moreFor: 'More for {name}',
    failed: 'That didn’t work. Nothing was changed.',
  },
  es: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    moreActions: 'Más acciones',
    moreFor: 'Más sobre {name}',
    failed: 'No funcionó. No se cambió nada.',
  },
});
