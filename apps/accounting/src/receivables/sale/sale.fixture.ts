import { idOf } from '@courtyard/common/testing';
import type {
  MadeSaleMove,
  SaleMove,
  SaleMoveUndo,
  SalePolicy,
} from '@courtyard/contract/accounting/receivables/sale/sale';

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

/** A move that the clock made. */
export const madeMoveOf = (more: Partial<MadeSaleMove> = {}): MadeSaleMove => ({
  id: idOf(841),
  entry: { id: idOf(841), no: 412, date: '2026-11-02', kind: 'sale' },
  ledgerId: idOf(830),
  from: 'Sam Seller',
  to: 'Bea Buyer',
  movedOn: '2026-11-02',
  movedBy: 'Courtyard',
  owedMinor: 30_000,
  creditMinor: 2_000,
  undone: null,
  ...more,
});

export const undoOf = (more: Partial<SaleMoveUndo> = {}): SaleMoveUndo => ({
  from: 'Sam Seller',
  to: 'Bea Buyer',
  owedMinor: 30_000,
  creditMinor: 2_000,
  invoices: [{ id: idOf(400), number: 1_042, amountMinor: 30_000 }],
  ...more,
});
