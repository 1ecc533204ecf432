import { defineMessages } from '@courtyard/common';

export const asideMessages = defineMessages({
  en: {
    move: 'Move {card}',
    earlier: 'Move {card} earlier',
    later: 'Move {card} later',
    hide: 'Hide {card}',
    show: 'Show {card}',
    hidden: 'Hidden cards',
    emptyTitle: 'Nothing for you here yet',
    emptyText: 'Tasks assigned to you appear here. You can open:',
  },
  es: {
    move: 'Mover {card}',
    earlier: 'Mover {card} antes',
    later: 'Mover {card} después',
    hide: 'Ocultar {card}',
    show: 'Mostrar {card}',
    hidden: 'Tarjetas ocultas',
    emptyTitle: 'Todavía no hay nada para usted',
    emptyText: 'Aquí aparecen las tareas que se le asignen. Puede abrir:',
  },
});
