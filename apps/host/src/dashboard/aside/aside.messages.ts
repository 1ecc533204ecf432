import { defineMessages } from '@courtyard/common';

export const asideMessages = defineMessages({
  en: {
    move: 'Move {card}',
    earlier: 'Move {card} earlier',
    later: 'Move {card} later',
    hide: 'Hide {card}',
    show: 'Show {card}',
    hidden: 'Hidden cards',
    emptyTitle: 'No work is kept for you here yet',
    emptyText: 'What your community gives you to do will stand here. You may open:',
  },
  es: {
    move: 'Mover {card}',
    earlier: 'Mover {card} antes',
    later: 'Mover {card} después',
    hide: 'Ocultar {card}',
    show: 'Mostrar {card}',
    hidden: 'Tarjetas ocultas',
    emptyTitle: 'Aún no hay trabajo para usted aquí',
    emptyText: 'Lo que su comunidad le encargue aparecerá aquí. Puede abrir:',
  },
});
