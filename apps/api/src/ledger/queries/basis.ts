import type { Layer } from '../ledger.tables';

/** Accrual: as billed. Cash: as paid. Modified cash: assessments as billed, expenses as paid. */
export type Basis = 'accrual' | 'cash' | 'modified-cash';

/** What a basis is the sum of. */
export const layersOf: Readonly<Record<Basis, readonly Layer[]>> = {
  accrual: ['B', 'Ar', 'Ap'],
  cash: ['B', 'Cr', 'Cp'],
  'modified-cash': ['B', 'Ar', 'Cp'],
};
