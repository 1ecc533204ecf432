import { defineMessages } from '@courtyard/common';
import { depositWords } from '@courtyard/contract/accounting/receivables/deposit/deposit.words';

/** Words for a deposit that every page about it uses. */
export const depositMessages = defineMessages(
  {
    en: {
      missingTitle: 'Deposit not found',
      missingText: 'The link may be wrong. Choose one from the list.',
      all: 'All deposits',
      add: 'New deposit',
      none: 'No deposits yet',
      numbered: 'Deposit {number}',
      openThis: 'Open',
    },
    es: {
      missingTitle: 'No se encontró el depósito',
      missingText: 'El enlace puede ser incorrecto. Elija uno de la lista.',
      all: 'Todos los depósitos',
      add: 'Nuevo depósito',
      none: 'Aún no hay depósitos',
      numbered: 'Depósito {number}',
      openThis: 'Abrir',
    },
  },
  depositWords,
);
