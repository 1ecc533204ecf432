import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    slip: 'Slip as PDF',
    void: 'Void deposit',
    voidedNote: 'Voided on {day} by {by}: {reason}',
    payments: 'What is in it',
    paymentsVoid: 'What had been in it',
    payment: 'Payment {number}',
    about: 'About',
    posted: 'Recorded by {by}, {at}',
    voidTitle: 'Void deposit {number}?',
    voidText:
      'A reversal is posted on the day below: {amount} leave {bank} again, and the payments wait for another deposit. The deposit keeps its number and stays to be seen.',
    reasonHelp: 'It stands on the deposit and in the history.',
    voidVerb: 'Void deposit {number}',
    voided: 'Deposit {number} was voided',
    historyText: 'Every act. Entries are never changed or removed.',
  },
  es: {
    slip: 'Boleta en PDF',
    void: 'Anular depósito',
    voidedNote: 'Anulado el {day} por {by}: {reason}',
    payments: 'Qué contiene',
    paymentsVoid: 'Qué contenía',
    payment: 'Pago {number}',
    about: 'Acerca de',
    posted: 'Registrado por {by}, {at}',
    voidTitle: '¿Anular el depósito {number}?',
    voidText:
      'Se registra una anulación en el día de abajo: {amount} salen de nuevo de {bank}, y los pagos esperan otro depósito. El depósito conserva su número y sigue a la vista.',
    reasonHelp: 'Consta en el depósito y en el historial.',
    voidVerb: 'Anular el depósito {number}',
    voided: 'El depósito {number} se anuló',
    historyText: 'Cada acto. Las entradas nunca se cambian ni se quitan.',
  },
});
