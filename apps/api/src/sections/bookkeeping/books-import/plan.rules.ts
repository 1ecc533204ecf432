import { cutTo } from '@courtyard/contract/primitives';
import type { Account } from '../../../ledger';
import { msg } from '../../../platform/http/language/sentence';
import {
  accountAt,
  balanceAt,
  type Books,
  cellOf,
  dayAt,
  eachRow,
  type Fault,
  fundAt,
  positiveAt,
  RowFault,
  type Table,
  unitAt,
} from './rows.rules';

export interface PlannedLine {
  account: Account;
  fundId: string;
  amountMinor: number;
  memo: string | null;
  line: number;
}

/** An entry of the old journal, with the line of the file that it begins on. */
export interface PlannedEntry {
  date: string;
  memo: string | null;
  lines: PlannedLine[];
}

export interface PlannedItem {
  account: Account;
  fundId: string;
  propertyId: string;
  contra: Account | null;
  issuedOn: string;
  dueOn: string;
  amountMinor: number;
  memo: string | null;
}

export const memoAt = (text: string) => (text === '' ? null : cutTo(text, 200));

/** Sums by fund, of which each has to be zero. */
function sums(lines: readonly PlannedLine[]): bigint[] {
  const byFund = new Map<string, bigint>();
  for (const { fundId, amountMinor } of lines)
    byFund.set(fundId, (byFund.get(fundId) ?? 0n) + BigInt(amountMinor));
  return [...byFund.values()];
}

const isBalanced = (lines: readonly PlannedLine[]) => sums(lines).every((sum) => sum === 0n);

interface Told extends PlannedLine {
  date: string;
  entry: string;
}

/** Rows in their order become entries: by what names the entry, or, where nothing does, by what comes to zero on a day. */
function grouped(told: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const line of told) {
    const open = groups.at(-1);
    const [first] = open ?? [];
    const isSame = first !== undefined && first.date === line.date && first.entry === line.entry;
    if (open && isSame && (line.entry !== '' || !isBalanced(open))) open.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The entries of a journal. What is wrong goes to `faults`, an entry that is not balanced by its first line. */
export function planJournal(table: Table, books: Books, faults: Fault[]): PlannedEntry[] {
  const told = eachRow(table, faults, (row): Told | null => {
    const date = dayAt(table, row, 'date', books);
    const account = accountAt(table, row, 'account', books);
    const fundId = fundAt(table, row, account, books).id;
    const amountMinor = balanceAt(table, row, books);
    const memo = memoAt(cellOf(table, row, 'memo'));
    return amountMinor === 0
      ? null
      : { account, fundId, amountMinor, memo, date, entry: cellOf(table, row, 'entry'), line: row.line };
  }).filter((line) => line !== null);
  const entries = grouped(told);
  for (const [first, ...others] of entries)
    if (first && !isBalanced([first, ...others])) {
      const isTotal =
        [first, ...others].reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n) === 0n;
      faults.push({
        kind: 'journal',
        line: first.line,
        field: isTotal ? 'fund' : null,
        said: isTotal
          ? msg`The entry starting on this line balances in total, but not in each fund.`
          : msg`Debits don’t equal credits in the entry starting on this line.`,
      });
    }
  return entries.flatMap((lines) =>
    lines[0]
      ? [
          {
            date: lines[0].date,
            memo: lines[0].memo,
            lines: lines.map(({ date: _, entry: __, ...line }) => line),
          },
        ]
      : [],
  );
}

/** The open items of a file. */
export function planItems(table: Table, books: Books, faults: Fault[]): PlannedItem[] {
  return eachRow(table, faults, (row) => {
    const account = accountAt(table, row, 'account', books);
    if (account.control === 'none')
      throw new RowFault(
        'account',
        'This account has no open items. Its balance comes from the journal file.',
      );
    if (account.control === 'payable')
      throw new RowFault(
        'account',
        'Accounts payable comes from the open bills file. Import that file instead.',
      );
    const contra = account.control === 'receivable' ? accountAt(table, row, 'income', books) : null;
    if (contra && (contra.type !== 'income' || contra.control !== 'none'))
      throw new RowFault('income', 'Choose an income account.');
    const dueOn = dayAt(table, row, 'dueOn', books);
    const issued = cellOf(table, row, 'issuedOn') === '' ? null : dayAt(table, row, 'issuedOn', books);
    const issuedOn = issued ?? (dueOn < books.on ? dueOn : books.on);
    if (dueOn < issuedOn) throw new RowFault('dueOn', 'The due date can’t be before the charge date.');
    return {
      account,
      contra,
      issuedOn,
      dueOn,
      fundId: fundAt(table, row, account, books).id,
      propertyId: unitAt(table, row, books),
      amountMinor: positiveAt(table, row, books),
      memo: memoAt(cellOf(table, row, 'memo')),
    };
  });
}

export interface OldBalance {
  account: Account;
  fundId: string | null;
  amountMinor: number;
}

/** The old trial balance, by account and by fund where it names funds. */
export function planBalances(table: Table, books: Books, faults: Fault[]): OldBalance[] {
  const withFunds = table.columns.fund !== undefined;
  return eachRow(table, faults, (row) => {
    const amountMinor = balanceAt(table, row, books);
    const text = cellOf(table, row, 'account');
    // Headings and totals of a printed trial balance, which are at nothing or named by no code.
    if (text === '' || (amountMinor === 0 && !books.accounts.has(text))) return null;
    const account = accountAt(table, row, 'account', books);
    return { account, fundId: withFunds ? fundAt(table, row, account, books).id : null, amountMinor };
  }).filter((balance) => balance !== null);
}
