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
    overNothing: '{name} is over no column that takes it.',
    dropped: '{name} was moved to {column}.',
    left: '{name} stays in {column}.',
    cancelled: 'Moving {name} was canceled. It stays in {column}.',
    notMoved: '{name} was not moved.',
    refused: '{name} was not moved. {why}',
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
    overNothing: '{name} no está sobre ninguna columna que la admita.',
    dropped: '{name} se movió a {column}.',
    left: '{name} sigue en {column}.',
    cancelled: 'Se canceló el movimiento de {name}. Sigue en {column}.',
    notMoved: '{name} no se movió.',
    refused: '{name} no se movió. {why}',
  },
});
