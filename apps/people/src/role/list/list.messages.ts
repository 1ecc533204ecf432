import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Roles',
    description: 'Sets of permissions that you assign to members.',
    search: 'Search by name or purpose',
    create: 'New role',
    none: 'No roles yet',
  },
  es: {
    title: 'Roles',
    description: 'Conjuntos de permisos que se asignan a los miembros.',
    search: 'Buscar por nombre o finalidad',
    create: 'Nuevo rol',
    none: 'Aún no hay roles',
  },
});
