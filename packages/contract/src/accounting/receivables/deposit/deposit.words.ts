import { sharedWords, type Words } from '../../../wire/fields/words';

export const depositWords = {
  deposit: { en: 'Deposit', es: 'Depósito' },
  number: { en: 'Number', es: 'Número' },
  depositedOn: { en: 'Deposited', es: 'Depositado' },
  bankAccount: { en: 'Bank account', es: 'Cuenta bancaria' },
  reference: { en: 'Slip number', es: 'Número de boleta' },
  status: sharedWords.status,
  'status.posted': { en: 'Posted', es: 'Registrado' },
  'status.void': { en: 'Void', es: 'Anulado' },
  paymentCount: { en: 'Payments', es: 'Pagos' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  memo: { en: 'Note', es: 'Nota' },
} satisfies Words;
