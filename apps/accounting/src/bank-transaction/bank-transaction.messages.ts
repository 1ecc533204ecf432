import { defineMessages } from '@courtyard/common';
import { bankTransactionWords } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.words';

/** Words for a line of a bank that every page about it uses. */
export const bankMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which bank transaction?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All bank transactions',
      none: 'No bank transactions yet',
      openThis: 'Open',
      nameless: 'No text',
      import: 'Import statement',
      rules: 'Rules',
      matched: 'Matched',
      unmatched: 'It waits to be matched again',
    },
    es: {
      missingTitle: '¿Qué movimiento bancario?',
      missingText: 'Esta dirección no lleva a ninguno que exista. Elija uno de la lista.',
      all: 'Todos los movimientos',
      none: 'Aún no hay movimientos bancarios',
      openThis: 'Abrir',
      nameless: 'Sin texto',
      import: 'Importar extracto',
      rules: 'Reglas',
      matched: 'Conciliado',
      unmatched: 'Está otra vez por conciliar',
    },
  },
  bankTransactionWords,
);
