import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    slip: 'Deposit slip (PDF)',
    void: 'Void deposit',
    voidedNote: 'Voided on {day} by {by}: {reason}',
    payments: 'Payments',
    paymentsVoid: 'Payments before the void',
    payment: 'Payment {number}',
    about: 'Details',
    posted: 'Recorded by {by}, {at}',
    voidTitle: 'Void deposit {number}?',
    voidText:
      'Posts a reversing entry on the date below. {amount} comes out of {bank}, and the payments go back to undeposited funds. The deposit keeps its number and stays in the list.',
    reasonHelp: 'Shown on the deposit and in its history.',
    voidVerb: 'Void deposit {number}',
    voided: 'Deposit {number} voided',
    historyText: 'Full history. Entries can’t be edited or deleted.',
  },
  es: {
    slip: 'Boleta de depósito (PDF)',
    void: 'Anular depósito',
    voidedNote: 'Anulado el {day} por {by}: {reason}',
    payments: 'Pagos',
    paymentsVoid: 'Pagos antes de la anulación',
    payment: 'Pago {number}',
    about: 'Detalles',
    posted: 'Registrado por {by}, {at}',
    voidTitle: '¿Anular el depósito {number}?',
    voidText:
      'Registra un asiento de anulación en la fecha de abajo. {amount} sale de {bank} y los pagos vuelven a fondos por depositar. El depósito conserva su número y sigue en la lista.',
    reasonHelp: 'Figura en el depósito y en su historial.',
    voidVerb: 'Anular el depósito {number}',
    voided: 'Depósito {number} anulado',
    historyText: 'Historial completo. Los registros no se pueden editar ni eliminar.',
  },
});
