import { defineMessages, plural } from '@courtyard/common';
import { transferWords } from '@courtyard/contract/banking/transfer/transfer.words';

export const transferMessages = defineMessages(
  {
    en: {
      title: 'Transfers',
      description: 'Money moved between bank accounts and funds.',
      create: 'New transfer',
      none: 'No transfers yet.',
      verb: 'Transfer',
      posted: 'Transfer posted',
      waits: 'Transfer sent for approval',
      preview: 'Journal entry',
      available: 'Available: {amount}',
      needs: ({ count }: { count: number }) =>
        `${plural(count, 'other person has', 'other people have')} to approve it.`,
      noOne: 'It is posted right away.',
      debit: 'Debit',
      credit: 'Credit',
      reversed: 'Reversed',
      fill: 'Choose accounts, a purpose and an amount to see the entry.',
      notPossible: 'This transfer isn’t possible.',
    },
    es: {
      title: 'Transferencias',
      description: 'Dinero movido entre cuentas bancarias y fondos.',
      create: 'Nueva transferencia',
      none: 'Aún no hay transferencias.',
      verb: 'Transferir',
      posted: 'Transferencia registrada',
      waits: 'Transferencia enviada para aprobación',
      preview: 'Asiento contable',
      available: 'Disponible: {amount}',
      needs: ({ count }: { count: number }) =>
        `${plural(count, 'persona más tiene', 'personas más tienen')} que aprobarla.`,
      noOne: 'Se registra de inmediato.',
      debit: 'Debe',
      credit: 'Haber',
      reversed: 'Anulada',
      fill: 'Elija cuentas, motivo e importe para ver el asiento.',
      notPossible: 'Esta transferencia no es posible.',
    },
  },
  transferWords,
);
