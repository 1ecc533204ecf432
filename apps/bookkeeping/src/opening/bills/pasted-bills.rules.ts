import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import type { Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import { addDays } from '@courtyard/contract/days';
import type { DraftBill } from '../opening-values';
import {
  longestMemo,
  named,
  type PastedRow,
  pastedRowsOf,
  plain,
  type RowCells,
  type TypedCells,
} from '../rows/cells.rules';
import type { VendorChoice } from './vendor.queries';

/** Columns of what is pasted, in their order. */
export const billColumns = [
  'vendor',
  'number',
  'billedOn',
  'dueOn',
  'expense',
  'fund',
  'amount',
  'memo',
] as const;

export type BillColumn = (typeof billColumns)[number];

export interface BillPasteContext extends TypedCells {
  vendors: readonly VendorChoice[];
  expenses: readonly Account[];
  funds: readonly Fund[];
}

/** Vendors, accounts and funds are found by name or code; without a due date the vendor's terms count. */
export const pastedBills = (text: string, context: BillPasteContext): PastedRow<DraftBill, BillColumn>[] =>
  pastedRowsOf(text, billColumns, {
    itemOf: (cells) => billOf(cells, context),
    isHeading: ({ vendorId, amountMinor }) => vendorId === null && amountMinor === null,
  });

const longestNumber = 60;

function billOf({ text, read }: RowCells<BillColumn>, context: BillPasteContext): DraftBill {
  const vendor = read('vendor', (cell) => context.vendors.find(({ name }) => plain(name) === plain(cell)));
  const billedOn = read('billedOn', context.day);
  const byTerms = billedOn !== null && vendor !== null ? addDays(billedOn, vendor.termsDays) : null;
  return {
    vendorId: vendor?.id ?? null,
    number: text('number').slice(0, longestNumber),
    billedOn,
    dueOn: read('dueOn', context.day) ?? (text('dueOn') === '' ? byTerms : null),
    accountId: read('expense', (cell) => named(context.expenses, cell)?.id),
    fundId: read('fund', (cell) => named(context.funds, cell)?.id),
    amountMinor: read('amount', (cell) => context.amountMinor(cell) || null),
    memo: text('memo').slice(0, longestMemo),
  };
}
