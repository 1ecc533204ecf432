import { defineMessages } from '@courtyard/common';

export const panelMessages = defineMessages({
  en: {
    title: 'Open requests',
    none: 'No open requests.',
    all: 'View all',
    report: 'Report a problem',
  },
  es: {
    title: 'Solicitudes abiertas',
    none: 'No hay solicitudes abiertas.',
    all: 'Ver todas',
    report: 'Reportar un problema',
  },
});
