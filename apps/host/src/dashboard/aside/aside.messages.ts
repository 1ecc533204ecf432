import { defineMessages } from '@courtyard/common';

export const asideMessages = defineMessages({
  en: {
    show: 'Show {card}',
    hidden: 'Hidden cards',
    emptyTitle: 'No work is kept for you here yet',
    emptyText: 'What your community gives you to do will stand here. You may open:',
  },
  es: {
    show: 'Mostrar {card}',
    hidden: 'Tarjetas ocultas',
    emptyTitle: 'Aún no hay trabajo para usted aquí',
    emptyText: 'Lo que su comunidad le encargue aparecerá aquí. Puede abrir:',
  },
});
