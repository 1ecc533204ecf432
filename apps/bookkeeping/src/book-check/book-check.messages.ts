import { defineMessages, plural } from '@courtyard/common';
import { bookCheckWords } from '@courtyard/contract/bookkeeping/book-check/book-check.words';

export const bookCheckMessages = defineMessages(
  {
    en: {
      title: 'Verify ledger',
      description:
        'Checks every entry and its hash, and compares open items and balances with the entry lines.',
      start: 'Verify ledger',
      started: 'Verification started',
      headHelp:
        'Leave blank for a standard check. To prove that nothing was altered, paste the checkpoint from a close report or closing email: a number, a colon and 64 digits.',
      past: 'Past verifications',
      none: 'No verifications yet.',
      by: '{by}, {at}',
      read: ({ read, entries }: { read: number; entries: number }) =>
        `${read} of ${plural(entries, 'entry', 'entries')} read`,
      compared: 'Compared with {head}',
      rightUntil: 'Checkpoint {head}',
      lastRight: 'The last correct entry is {no}.',
      only: 'You don’t have permission to run this check. Past results are listed below.',
    },
    es: {
      title: 'Verificar los libros',
      description:
        'Revisa cada asiento y su huella, y compara las partidas abiertas y los saldos con las líneas de los asientos.',
      start: 'Verificar los libros',
      started: 'Verificación iniciada',
      headHelp:
        'Déjelo vacío para una verificación normal. Para probar que nada se alteró, pegue el punto de control de un informe o correo de cierre: un número, dos puntos y 64 dígitos.',
      past: 'Verificaciones anteriores',
      none: 'Aún no hay verificaciones.',
      by: '{by}, {at}',
      read: ({ read, entries }) => `${read} de ${plural(entries, 'asiento leído', 'asientos leídos')}`,
      compared: 'Comparado con {head}',
      rightUntil: 'Punto de control {head}',
      lastRight: 'El último asiento correcto es el {no}.',
      only: 'No tiene permiso para hacer esta verificación. Abajo están los resultados anteriores.',
    },
  },
  bookCheckWords,
);
