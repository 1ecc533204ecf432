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
        `Requires approval by ${plural(count, 'other person', 'other people')}.`,
      bookedLater: 'Banks are closed on this date. The transfer will reach the bank on {day} or later.',
      noOne: 'Posted right away.',
      debit: 'Debit',
      credit: 'Credit',
      reversed: 'Reversed',
      fill: 'Choose accounts, a purpose and an amount to preview the entry.',
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
        `Requiere la aprobación de ${plural(count, 'persona más', 'personas más')}.`,
      bookedLater:
        'Los bancos están cerrados en esta fecha. El banco mostrará la transferencia el {day} o después.',
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
