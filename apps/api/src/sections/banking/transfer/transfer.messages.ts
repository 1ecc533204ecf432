import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of transfers, in Spanish by the English. */
export const transferSentences: Sentences = {
  'Transfer money between bank accounts': 'Transferir dinero entre cuentas bancarias',
  'Approve transfers between bank accounts': 'Aprobar transferencias entre cuentas bancarias',
  'Enter an amount above zero.': 'Introduzca un importe mayor que cero.',
  'Choose another bank account.': 'Elija otra cuenta bancaria.',
  'Choose a bank account of the chart.': 'Elija una cuenta bancaria del plan de cuentas.',
  'Both accounts are of one fund. Choose “Within the fund”.':
    'Las dos cuentas son de un mismo fondo. Elija «Dentro del fondo».',
  'The accounts are of two funds. Choose a contribution, a loan or its repayment.':
    'Las cuentas son de dos fondos. Elija una aportación, un préstamo o su devolución.',
  'The chart of accounts has no account for this. Add an account of the type “Transfer” first.':
    'El plan de cuentas no tiene ninguna cuenta para esto. Agregue antes una cuenta de tipo «Transferencia».',
  'This account has {1}. Enter an amount up to that.':
    'Esta cuenta tiene {1}. Introduzca un importe que no lo supere.',
  'The fund owes the other one {1}. Enter an amount up to that.':
    'El fondo debe al otro {1}. Introduzca un importe que no lo supere.',
};
