import type { Words } from '../../wire/fields/words';

export const basisWords = {
  basis: { en: 'Basis', es: 'Criterio' },
  'basis.accrual': { en: 'Accrual', es: 'Devengo' },
  'basis.cash': { en: 'Cash', es: 'Caja' },
  'basis.modified-cash': { en: 'Modified cash', es: 'Caja modificado' },
} satisfies Words;
