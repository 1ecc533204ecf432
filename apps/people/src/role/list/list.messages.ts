import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Roles',
    description: 'What people may do here. Whoever holds a role may do all that it allows.',
    search: 'Search by name or purpose',
    create: 'Make role',
    none: 'No roles yet',
  },
  es: {
    title: 'Roles',
    description: 'Qué puede hacer aquí cada quien. Quien tiene un rol puede hacer todo lo que permite.',
    search: 'Buscar por nombre o para qué sirve',
    create: 'Crear rol',
    none: 'Aún no hay roles',
  },
});
