import { defineMessages } from '@courtyard/common';

export const boardMessages = defineMessages({
  en: {
    drag: 'Drag {name}',
    move: 'Move {name}',
    moveTo: 'Move to {column}',
    empty: 'Nothing here.',
    instructions:
      'Press Space or Enter to pick up a card. Use the left and right arrow keys to choose a column, Space or Enter to drop it there, and Escape to cancel.',
    picked: '{name} is picked up, in {column}.',
    over: '{name} is over {column}.',
    overNothing: '{name} can’t be dropped here.',
    dropped: '{name} moved to {column}.',
    left: '{name} stays in {column}.',
    cancelled: 'Move canceled. {name} stays in {column}.',
    notMoved: 'Couldn’t move {name}.',
    refused: 'Couldn’t move {name}. {why}',
  },
  es: {
    drag: 'Arrastrar {name}',
    move: 'Mover {name}',
    moveTo: 'Mover a {column}',
    empty: 'Nada aquí.',
    instructions:
      'Pulse Espacio o Intro para tomar una tarjeta. Elija una columna con las flechas izquierda y derecha, suéltela con Espacio o Intro y cancele con Escape.',
    picked: 'Se tomó {name}, en {column}.',
    over: '{name} está sobre {column}.',
    overNothing: '{name} no se puede soltar aquí.',
    dropped: '{name} se movió a {column}.',
    left: '{name} sigue en {column}.',
    cancelled: 'Movimiento cancelado. {name} sigue en {column}.',
    notMoved: 'No se pudo mover {name}.',
    refused: 'No se pudo mover {name}. {why}',
  },
});
