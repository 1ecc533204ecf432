import { defineMessages, plural } from '@courtyard/common';
import { bookCheckWords } from '@courtyard/contract/bookkeeping/book-check/book-check.words';

export const bookCheckMessages = defineMessages(
  {
    en: {
      title: 'Check the books',
      description:
        'Reads every entry and its hash from the first one on, and compares open items and balances with the lines.',
      start: 'Check the books',
      started: 'The check is under way',
      headHelp:
        'Leave it empty for the usual check. To prove that nothing was rewritten, paste the head from a close report or its letter that you kept: a number, a colon, 64 digits.',
      past: 'Checks until now',
      none: 'Nobody has checked the books here yet.',
      by: '{by}, {at}',
      read: ({ read, entries }: { read: number; entries: number }) =>
        `${read} of ${plural(entries, 'entry', 'entries')} read`,
      compared: 'Compared with {head}',
      rightUntil: 'Head {head}',
      lastRight: 'The last entry that is right is {no}.',
      only: 'Who may check the books is said by the roles. What was found until now stands below.',
    },
    es: {
      title: 'Comprobar los libros',
      description:
        'Lee cada asiento y su huella desde el primero, y compara las partidas abiertas y los saldos con las líneas.',
      start: 'Comprobar los libros',
      started: 'La comprobación está en curso',
      headHelp:
        'Déjelo vacío para la comprobación habitual. Para probar que nada se reescribió, pegue el final de un informe de cierre o de su carta que guardó: un número, dos puntos, 64 dígitos.',
      past: 'Comprobaciones hasta ahora',
      none: 'Nadie ha comprobado aún los libros aquí.',
      by: '{by}, {at}',
      read: ({ read, entries }) => `${read} de ${plural(entries, 'asiento leído', 'asientos leídos')}`,
      compared: 'Comparado con {head}',
      rightUntil: 'Final {head}',
      lastRight: 'El último asiento correcto es el {no}.',
      only: 'Los roles dicen quién puede comprobar los libros. Abajo está lo que se encontró hasta ahora.',
    },
  },
  bookCheckWords,
);
