import { defineMessages } from '@courtyard/common';

export const gridMessages = defineMessages({
  en: {
    keys: 'Arrow keys move, typing replaces, Enter edits, Delete clears, Ctrl+C and Ctrl+V copy and paste, Ctrl+Z undoes. Press Escape, then Tab, to leave the grid.',
    total: 'Total',
    'problem.not-amount': '“{text}” isn’t an amount. Enter a number such as 1,250.00.',
    'problem.too-large': '“{text}” is larger than an amount can be. Enter a smaller one.',
    'problem.too-many-digits': '“{text}” has more decimals than {currency} has. Round it.',
    'problem.other-currency': '“{text}” is in another currency. Enter the amount in {currency}.',
    tooManyColumns:
      'The clipboard has {columns} columns, and only {room} are left from here. Nothing was pasted: select an earlier month, or copy fewer columns.',
    tooManyRows:
      'The clipboard has {rows} rows, and only {room} accounts are left from here. Nothing was pasted: select an earlier account, or copy fewer rows.',
    unreadable: 'Row {row}, column {column} of the clipboard: {problem} Nothing was pasted.',
    pasted: '{count} amounts pasted',
    undone: 'Undone',
  },
  es: {
    keys: 'Las flechas mueven, escribir reemplaza, Intro edita, Supr borra, Ctrl+C y Ctrl+V copian y pegan, Ctrl+Z deshace. Pulse Escape y luego Tab para salir de la cuadrícula.',
    total: 'Total',
    'problem.not-amount': '“{text}” no es un importe. Introduzca un número como 1,250.00.',
    'problem.too-large': '“{text}” es mayor de lo que puede ser un importe. Introduzca uno menor.',
    'problem.too-many-digits': '“{text}” tiene más decimales que {currency}. Redondéelo.',
    'problem.other-currency': '“{text}” está en otra moneda. Introduzca el importe en {currency}.',
    tooManyColumns:
      'El portapapeles tiene {columns} columnas y desde aquí solo quedan {room}. No se pegó nada: seleccione un mes anterior o copie menos columnas.',
    tooManyRows:
      'El portapapeles tiene {rows} filas y desde aquí solo quedan {room} cuentas. No se pegó nada: seleccione una cuenta anterior o copie menos filas.',
    unreadable: 'Fila {row}, columna {column} del portapapeles: {problem} No se pegó nada.',
    pasted: '{count} importes pegados',
    undone: 'Deshecho',
  },
});
