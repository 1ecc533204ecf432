import type { Words } from '../../wire/fields/words';
import { entryKindWords } from './entry-kind.words';

export const registerWords = {
  line: { en: 'Line', es: 'Línea' },
  date: { en: 'Date', es: 'Fecha' },
  no: { en: 'Number', es: 'Número' },
  ...entryKindWords,
  memo: { en: 'Memo', es: 'Concepto' },
  fund: { en: 'Fund', es: 'Fondo' },
  debitMinor: { en: 'Debit', es: 'Debe' },
  creditMinor: { en: 'Credit', es: 'Haber' },
  balanceMinor: { en: 'Balance', es: 'Saldo' },
} satisfies Words;
