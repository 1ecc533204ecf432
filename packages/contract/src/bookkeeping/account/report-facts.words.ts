import type { Words } from '../../wire/fields/words';

export const basisWords = {
  basis: { en: 'Basis', es: 'Criterio' },
  'basis.accrual': { en: 'Accrual', es: 'Devengo' },
  'basis.cash': { en: 'Cash', es: 'Caja' },
  'basis.modified-cash': { en: 'Modified cash', es: 'Caja modificado' },
} satisfies Words;

/** What every report of the books says of itself, on screen, on paper and in files. */
export const reportFactWords = {
  account: { en: 'Account', es: 'Cuenta' },
  code: { en: 'Code', es: 'Código' },
  ...basisWords,
  asOf: { en: 'As of', es: 'Al' },
  period: { en: 'Period', es: 'Período' },
  journalNo: { en: 'Journal number', es: 'Número del diario' },
  fund: { en: 'Fund', es: 'Fondo' },
} satisfies Words;
