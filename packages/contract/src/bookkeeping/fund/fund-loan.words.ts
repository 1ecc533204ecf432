import type { Words } from '../../wire/fields/words';
import { entryKindWords } from '../account/entry-kind.words';

export const fundLoanWords = {
  borrower: { en: 'Owed by', es: 'Debe' },
  lender: { en: 'Owed to', es: 'Se debe a' },
  date: { en: 'Date', es: 'Fecha' },
  no: { en: 'Number', es: 'Número' },
  ...entryKindWords,
  memo: { en: 'Memo', es: 'Concepto' },
  lentMinor: { en: 'Lent', es: 'Prestado' },
  amountMinor: { en: 'Outstanding', es: 'Pendiente' },
  since: { en: 'Since', es: 'Desde' },
  repayBy: { en: 'Repay by', es: 'Devolver hasta' },
} satisfies Words;
