import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { chargeTypes } from '@courtyard/contract/bookkeeping/charge/charge.values';
import type { Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import type { DraftItem } from '../opening-values';
import {
  longestMemo,
  named,
  type PastedRow,
  pastedRowsOf,
  plain,
  type RowCells,
  type TypedCells,
} from '../rows/cells.rules';
import type { Unit } from '../unit.queries';

/** Columns of what is pasted, in their order. */
export const pastedColumns = [
  'unit',
  'account',
  'fund',
  'chargeType',
  'issuedOn',
  'dueOn',
  'amount',
  'memo',
  'income',
] as const;

export type PastedColumn = (typeof pastedColumns)[number];

export interface PasteContext extends TypedCells {
  units: readonly Unit[];
  /** Those of units: what is owed, credits, deposits. */
  accounts: readonly Account[];
  incomes: readonly Account[];
  /** The income where a row names none. */
  defaultIncome: string | null;
  funds: readonly Fund[];
  /** Words for the charge types in the person's language. */
  chargeTypeText: (type: DraftItemChargeType) => string;
}

type DraftItemChargeType = NonNullable<DraftItem['chargeType']>;

/** Units, accounts and funds are found by name or code; what is not understood is left empty for the form to ask for. */
export const pastedRows = (text: string, context: PasteContext): PastedRow<DraftItem, PastedColumn>[] =>
  pastedRowsOf(text, pastedColumns, {
    itemOf: (cells) => itemOf(cells, context),
    isHeading: ({ propertyId, amountMinor }) => propertyId === null && amountMinor === null,
  });

function itemOf({ text, read }: RowCells<PastedColumn>, context: PasteContext): DraftItem {
  const chargeType = read('chargeType', (cell) =>
    chargeTypes.find((type) =>
      [type, context.chargeTypeText(type)].some((each) => plain(each) === plain(cell)),
    ),
  );
  const issuedOn = read('issuedOn', context.day);
  const income = read('income', (cell) => named(context.incomes, cell)?.id);
  return {
    propertyId: read('unit', (cell) => context.units.find(({ name }) => plain(name) === plain(cell))?.id),
    accountId: read('account', (cell) => named(context.accounts, cell)?.id),
    fundId: read('fund', (cell) => named(context.funds, cell)?.id),
    contraAccountId: text('income') === '' ? context.defaultIncome : income,
    chargeType: chargeType ?? 'regular',
    issuedOn,
    dueOn: read('dueOn', context.day) ?? (text('dueOn') === '' ? issuedOn : null),
    amountMinor: read('amount', (cell) => {
      const amount = context.amountMinor(cell);
      return amount !== null && amount > 0 ? amount : null;
    }),
    memo: text('memo').slice(0, longestMemo),
  };
}
