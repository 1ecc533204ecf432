import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Committees',
    description: 'Board and committees, with seats and members.',
    search: 'Search by name or purpose',
    emptyText: 'Add the board first to track current and past members.',
  },
  es: {
    title: 'Comités',
    description: 'Junta directiva y comités, con sus puestos y miembros.',
    search: 'Buscar por nombre o finalidad',
    emptyText: 'Agregue primero la junta directiva para llevar sus miembros actuales y anteriores.',
  },
});
