import { entryKindWords } from '../../../../bookkeeping/account/entry-kind.words';
import type { Words } from '../../../../wire/fields/words';

/** Of what moved on the account of a vendor. */
export const vendorStatementWords = {
  date: { en: 'Date', es: 'Fecha' },
  ...entryKindWords,
  description: { en: 'Description', es: 'Concepto' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  balanceMinor: { en: 'Balance', es: 'Saldo' },
} satisfies Words;
