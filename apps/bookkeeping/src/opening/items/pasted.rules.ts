import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { chargeTypes } from '@courtyard/contract/bookkeeping/charge/charge.values';
import type { Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import type { DraftItem } from '../opening-values';
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

/** What a row of a spreadsheet became, and which of its cells were not understood. */
export interface PastedRow {
  item: DraftItem;
  /** From 1, as the rows were pasted. */
  row: number;
  wrong: { column: PastedColumn; text: string }[];
}

export interface PasteContext {
  units: readonly Unit[];
  /** Those of units: what is owed, credits, deposits. */
  accounts: readonly Account[];
  incomes: readonly Account[];
  /** The income where a row names none. */
  usualIncome: string | null;
  funds: readonly Fund[];
  /** Words for the charge types in the person's language. */
  chargeTypeText: (type: DraftItemChargeType) => string;
  day: (text: string) => string | null;
  amountMinor: (text: string) => number | null;
}

type DraftItemChargeType = NonNullable<DraftItem['chargeType']>;

const plain = (text: string) => text.trim().toLocaleLowerCase();

const named = <T extends { code: string; name: string; id: string }>(all: readonly T[], text: string) =>
  all.find(({ code, name }) => [code, name, `${code} ${name}`].some((each) => plain(each) === plain(text)));

/**
 * Reads rows as a spreadsheet copies them: cells apart by tabs, a row on each line. Units, accounts and funds are found by
 * name or code; what is not understood is left empty for the form to ask for. A first row of headings is left out.
 */
export function pastedRows(text: string, context: PasteContext): PastedRow[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ cells: line.split('\t').map((cell) => cell.trim()), row: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ cells, row }) => rowOf(cells, row, context));
  const [first, ...others] = rows;
  const isHeading = first !== undefined && first.item.propertyId === null && first.item.amountMinor === null;
  return isHeading ? others : rows;
}

function rowOf(cells: readonly string[], row: number, context: PasteContext): PastedRow {
  const wrong: PastedRow['wrong'] = [];
  const cellOf = (column: PastedColumn) => cells[pastedColumns.indexOf(column)] ?? '';
  /** What a cell means; one that has text and means nothing is told. */
  const read = <T>(column: PastedColumn, meaning: (text: string) => T | null | undefined): T | null => {
    const text = cellOf(column);
    if (text === '') return null;
    const found = meaning(text) ?? null;
    if (found === null) wrong.push({ column, text });
    return found;
  };
  const chargeType = read('chargeType', (text) =>
    chargeTypes.find((type) =>
      [type, context.chargeTypeText(type)].some((each) => plain(each) === plain(text)),
    ),
  );
  const issuedOn = read('issuedOn', context.day);
  const income = read('income', (text) => named(context.incomes, text)?.id);
  const item: DraftItem = {
    propertyId: read('unit', (text) => context.units.find(({ name }) => plain(name) === plain(text))?.id),
    accountId: read('account', (text) => named(context.accounts, text)?.id),
    fundId: read('fund', (text) => named(context.funds, text)?.id),
    contraAccountId: cellOf('income') === '' ? context.usualIncome : income,
    chargeType: chargeType ?? 'regular',
    issuedOn,
    dueOn: read('dueOn', context.day) ?? (cellOf('dueOn') === '' ? issuedOn : null),
    amountMinor: read('amount', (text) => {
      const amount = context.amountMinor(text);
      return amount !== null && amount > 0 ? amount : null;
    }),
    memo: cellOf('memo').slice(0, longestMemo),
  };
  return { item, row, wrong };
}

const longestMemo = 200;
