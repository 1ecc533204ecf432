import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of transfers, in Spanish by the English. */
export const transferSentences: Sentences = {
  'Transfer money between bank accounts': 'Transferir dinero entre cuentas bancarias',
  'Approve transfers between bank accounts and moves of stale checks':
    'Aprobar transferencias entre cuentas bancarias y traspasos de cheques caducados',
  'Enter an amount above zero.': 'Introduzca un importe mayor que cero.',
  'Choose another bank account.': 'Elija otra cuenta bancaria.',
  'Choose a bank account from the chart of accounts.': 'Elija una cuenta bancaria del plan de cuentas.',
  'Both accounts belong to the same fund. Choose “Within the fund”.':
    'Las dos cuentas son de un mismo fondo. Elija «Dentro del fondo».',
  'The accounts belong to different funds. Choose a contribution, a loan or a repayment.':
    'Las cuentas son de fondos distintos. Elija una aportación, un préstamo o una devolución.',
  'The chart has no account for this. Add an account of type “Transfer” first.':
    'El plan de cuentas no tiene ninguna cuenta para esto. Agregue antes una cuenta de tipo «Transferencia».',
  'This account has {1} available. Enter that amount or less.':
    'Esta cuenta tiene {1} disponibles. Ingrese ese importe o menos.',
  'The fund owes the other fund {1}. Enter that amount or less.':
    'El fondo debe al otro {1}. Ingrese ese importe o menos.',
};
