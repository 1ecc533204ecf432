import { defineMessages } from '@courtyard/common';
import { bankTransactionWords } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.words';

/** Words for a line of a bank that every page about it uses. */
export const bankMessages = defineMessages(
  {
    en: {
      missingTitle: 'Bank transaction not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All bank transactions',
      none: 'No bank transactions yet',
      openThis: 'Open',
      nameless: 'No description',
      import: 'Import statement',
      rules: 'Rules',
      matched: 'Matched',
      unmatched: 'Needs to be rematched',
    },
    es: {
      missingTitle: 'Movimiento bancario no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los movimientos',
      none: 'Aún no hay movimientos bancarios',
      openThis: 'Abrir',
      nameless: 'Sin descripción',
      import: 'Importar extracto',
      rules: 'Reglas',
      matched: 'Conciliado',
      unmatched: 'Debe conciliarse de nuevo',
    },
  },
  bankTransactionWords,
);
