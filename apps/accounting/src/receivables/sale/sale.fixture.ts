import { idOf } from '@courtyard/common/testing';
import type { SaleMove, SalePolicy } from '@courtyard/contract/accounting/receivables/sale/sale';

/** What every community begins with: everything stays with who sold. */
export const salePolicyOf = (more: Partial<SalePolicy> = {}): SalePolicy => ({
  id: idOf(740),
  owed: 'seller',
  credit: 'seller',
  effectiveOn: '1900-01-01',
  setAt: null,
  setBy: null,
  ...more,
});

export const saleMoveOf = (more: Partial<SaleMove> = {}): SaleMove => ({
  from: 'Sam Seller',
  to: 'Bea Buyer',
  soldOn: '2026-03-01',
  policy: { owed: 'seller', credit: 'seller' },
  owedMinor: 30_000,
  creditMinor: 0,
  ...more,
});
