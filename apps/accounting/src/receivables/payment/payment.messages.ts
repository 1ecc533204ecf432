import { defineMessages } from '@courtyard/common';
import { paymentPolicyWords } from '@courtyard/contract/accounting/receivables/payment/payment-policy.words';
import { paymentWords } from '@courtyard/contract/accounting/receivables/payment/payment.words';

/** Words for a payment that every page about it uses. */
export const paymentMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which payment?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All payments',
      add: 'Record payment',
      none: 'No payments yet',
      numbered: 'Payment {number}',
      policy: 'Payment policy',
      openThis: 'Open',
      settles: 'What it settles',
      settled: 'What it settled',
      settlesText: 'In this order, each with the sentence of the payment policy that says why.',
      settlesNothing: 'Nothing is open: all of it stays as credit.',
      invoice: 'Invoice {number}',
      due: 'due {day}',
      ofOpen: 'of {amount}',
      unit: 'Unit',
      staysCredit: 'Stays as credit of {unit}',
      creditText: 'It pays what is billed next.',
    },
    es: {
      missingTitle: '¿Qué pago?',
      missingText: 'Esta dirección no lleva a ninguno que exista. Elija uno de la lista.',
      all: 'Todos los pagos',
      add: 'Registrar pago',
      none: 'Aún no hay pagos',
      numbered: 'Pago {number}',
      policy: 'Política de pagos',
      openThis: 'Abrir',
      settles: 'Qué salda',
      settled: 'Qué saldó',
      settlesText: 'En este orden, cada cargo con la frase de la política de pagos que dice por qué.',
      settlesNothing: 'No hay nada pendiente: todo queda como saldo a favor.',
      invoice: 'Factura {number}',
      due: 'vence {day}',
      ofOpen: 'de {amount}',
      unit: 'Unidad',
      staysCredit: 'Queda como saldo a favor de {unit}',
      creditText: 'Paga lo que se facture después.',
    },
  },
  { ...paymentPolicyWords, ...paymentWords },
);
