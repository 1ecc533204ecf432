import { defineMessages } from '@courtyard/common';
import { paymentPolicyWords } from '@courtyard/contract/accounting/receivables/payment/payment-policy.words';
import { paymentWords } from '@courtyard/contract/accounting/receivables/payment/payment.words';

/** Words for a payment that every page about it uses. */
export const paymentMessages = defineMessages(
  {
    en: {
      missingTitle: 'Payment not found',
      missingText: 'The link may be wrong. Choose one from the list.',
      all: 'All payments',
      add: 'Record payment',
      none: 'No payments yet',
      numbered: 'Payment {number}',
      policy: 'Payment policy',
      openThis: 'Open',
      settles: 'How it will be applied',
      settled: 'How it was applied',
      settlesText: 'In payment policy order, with the rule for each charge.',
      settlesNothing: 'No open charges. The full amount will be held as a credit.',
      invoice: 'Invoice {number}',
      due: 'due {day}',
      ofOpen: 'of {amount}',
      unit: 'Unit',
      staysCredit: 'Credit for {unit}',
      creditText: 'Applied to the next charges.',
    },
    es: {
      missingTitle: 'No se encontró el pago',
      missingText: 'El enlace puede ser incorrecto. Elija uno de la lista.',
      all: 'Todos los pagos',
      add: 'Registrar pago',
      none: 'Aún no hay pagos',
      numbered: 'Pago {number}',
      policy: 'Política de pagos',
      openThis: 'Abrir',
      settles: 'Cómo se aplicará',
      settled: 'Cómo se aplicó',
      settlesText: 'Según la política de pagos, con la regla de cada cargo.',
      settlesNothing: 'No hay cargos pendientes. Todo el importe quedará como saldo a favor.',
      invoice: 'Factura {number}',
      due: 'vence {day}',
      ofOpen: 'de {amount}',
      unit: 'Unidad',
      staysCredit: 'Saldo a favor de {unit}',
      creditText: 'Se aplica a los próximos cargos.',
    },
  },
  { ...paymentPolicyWords, ...paymentWords },
);
