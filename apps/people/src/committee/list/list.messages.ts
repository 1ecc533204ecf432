import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Committees',
    description: 'The board and the other committees: their seats, and who serves on them.',
    search: 'Search by name or purpose',
    emptyText: 'Add the board first: its page keeps who serves, and who served when.',
  },
  es: {
    title: 'Comités',
    description: 'La junta directiva y los demás comités: sus puestos y quiénes sirven en ellos.',
    search: 'Buscar por nombre o para qué sirve',
    emptyText: 'Agregue primero la junta: su página guarda quién sirve y quién sirvió en qué tiempo.',
  },
});
