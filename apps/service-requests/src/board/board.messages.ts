import { defineMessages } from '@courtyard/common';

export const boardMessages = defineMessages({
  en: {
    label: 'Requests by status',
    more: ({ count }: { count: number }) => `Show all ${count} in the table`,
    search: 'Search requests',
  },
  es: {
    label: 'Solicitudes por estado',
    more: ({ count }) => `Ver las ${count} en la tabla`,
    search: 'Buscar solicitudes',
  },
});
