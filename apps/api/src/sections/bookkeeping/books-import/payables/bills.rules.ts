import { billFields } from '@courtyard/contract/accounting/payables/bill/bill';
import { addDays } from '@courtyard/contract/days';
import type { Account } from '../../../../ledger';
import type { SheetRow } from '../../../../platform/files/csv/csv.rules';
import { msg } from '../../../../platform/http/language/sentence';
import type { BroughtBill, KnownVendor, StandingBill } from '../../../accounting';
import type { OurBalance } from '../before-posting/compare.rules';
import { memoAt } from '../plan.rules';
import {
  accountAt,
  type Books,
  cellOf,
  dayAt,
  eachRow,
  type Fault,
  fundAt,
  RowFault,
  signedAt,
  type Table,
} from '../rows.rules';
import { type Directory, vendorAt } from './vendors.rules';

/** An open bill that the file makes, with what its entry moves. */
export interface PlannedBill extends BroughtBill {
  line: number;
  moves: readonly OurBalance[];
}

interface BillPlan {
  /** Those that are not here yet. */
  bills: PlannedBill[];
  /** How many of the file were brought before. */
  posted: number;
}

interface Row extends Pick<BroughtBill, 'number' | 'billedOn' | 'dueOn' | 'memo'> {
  line: number;
  vendor: KnownVendor;
  account: Account;
  fundId: string;
  payableId: string;
  /** Below zero of a credit. */
  amountMinor: number;
}

/** The account that keeps what is owed to vendors in a fund: its own, or the one of all funds. */
export function payableIn({ accounts }: Pick<Books, 'accounts'>, fundId: string): string {
  const all = [...accounts.values()]
    .filter(({ control, archivedAt }) => control === 'payable' && archivedAt === null)
    .toSorted((a, b) => a.code.localeCompare(b.code));
  const found = all.find((account) => account.fundId === fundId) ?? all.find(({ fundId: of }) => of === null);
  if (!found)
    throw new RowFault('fund', 'The chart of accounts has no accounts payable account. Add one first.');
  return found.id;
}

/** What a bill is for: what its row says, as a bill that is entered here can have it, or else what bills of the vendor begin with. */
function accountOf(table: Table, row: SheetRow, books: Books, { expenseAccountId }: KnownVendor): Account {
  if (cellOf(table, row, 'expense').trim() !== '') {
    const account = accountAt(table, row, 'expense', books);
    if (account.control !== 'none')
      throw new RowFault(
        'expense',
        'Only invoices, bills and payments post to this account, not journal entries.',
      );
    if (account.purpose !== null) {
      const name = `${account.code} ${account.name}`;
      throw new RowFault('expense', msg`${name} is reserved for automatic posting. Choose another account.`);
    }
    return account;
  }
  const own = [...books.accounts.values()].find(({ id }) => id === expenseAccountId);
  if (!own || own.archivedAt !== null)
    throw new RowFault('expense', 'Enter the expense account. This vendor has no default.');
  return own;
}

function numberAt(table: Table, row: SheetRow): string {
  const verdict = billFields.shape.number.safeParse(cellOf(table, row, 'billNumber'));
  if (verdict.success) return verdict.data;
  throw new RowFault('billNumber', 'Enter the vendor’s bill number, up to 60 characters.');
}

function rowOf(table: Table, row: SheetRow, books: Books, directory: Directory): Row | null {
  const amountMinor = signedAt(table, row, books);
  if (amountMinor === 0) return null;
  const vendor = vendorAt(table, row, directory);
  const account = accountOf(table, row, books, vendor);
  const fundId = fundAt(table, row, account, books).id;
  const billedOn = dayAt(table, row, 'billedOn', books);
  const hasDue = cellOf(table, row, 'dueOn').trim() !== '';
  const dueOn = hasDue ? dayAt(table, row, 'dueOn', books) : addDays(billedOn, vendor.termsDays);
  if (dueOn < billedOn) throw new RowFault('dueOn', 'The due date can’t be before the bill date.');
  return {
    line: row.line,
    vendor,
    account,
    fundId,
    payableId: payableIn(books, fundId),
    number: numberAt(table, row),
    billedOn,
    dueOn,
    amountMinor,
    memo: memoAt(cellOf(table, row, 'memo').trim()),
  };
}

const keyOfBill = (vendorId: string, number: string) => `${vendorId} ${number.toLowerCase()}`;

/** What keeps a row from being another line of a bill; undefined where nothing does. */
function lineFault(first: Row, lines: readonly Row[], row: Row): RowFault | undefined {
  const twin = lines.find(
    ({ account, fundId, amountMinor }) =>
      account.id === row.account.id && fundId === row.fundId && amountMinor === row.amountMinor,
  );
  if (twin) return new RowFault('billNumber', msg`Line ${twin.line} has the same bill.`);
  if (first.billedOn !== row.billedOn || first.dueOn !== row.dueOn)
    return new RowFault(
      'billNumber',
      msg`The bill on line ${first.line} has the same number but different dates.`,
    );
  if (first.amountMinor > 0 !== row.amountMinor > 0)
    return new RowFault(
      'amount',
      msg`Line ${first.line} has the same number with the opposite sign. Give the credit its own number.`,
    );
  return undefined;
}

function billOf(rows: readonly [Row, ...Row[]], clearingAccountId: string): PlannedBill {
  const [{ line, vendor, number, billedOn, dueOn, memo, amountMinor: first }] = rows;
  return {
    line,
    vendor: { id: vendor.id, name: vendor.name },
    kind: first < 0 ? 'credit' : 'bill',
    number,
    billedOn,
    dueOn,
    memo,
    lines: rows.map(({ account, fundId, amountMinor }) => ({
      accountId: account.id,
      accountName: account.name,
      fundId,
      amountMinor: Math.abs(amountMinor),
      taxBox: vendor.taxBox,
    })),
    moves: rows.flatMap(({ payableId, fundId, amountMinor }) => [
      { accountId: payableId, fundId, amountMinor: 0 - amountMinor },
      { accountId: clearingAccountId, fundId, amountMinor },
    ]),
  };
}

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * The open bills of a file: rows of one vendor with one number are the lines of one. What stands here is not made again; `notes` says it
 * of those that somebody entered, and one with another sum is a fault.
 */
export function planBills(
  table: Table,
  books: Books,
  given: { directory: Directory; standing: readonly StandingBill[] },
  { faults, notes }: { faults: Fault[]; notes: Fault[] },
): BillPlan {
  const { directory, standing } = given;
  const found = new Map<string, [Row, ...Row[]]>();
  eachRow(table, faults, (sheetRow) => {
    const row = rowOf(table, sheetRow, books, directory);
    if (!row) return;
    const key = keyOfBill(row.vendor.id, row.number);
    const before = found.get(key);
    const fault = before && lineFault(before[0], before, row);
    if (fault) throw fault;
    if (before) before.push(row);
    else found.set(key, [row]);
  });
  const here = new Map(standing.map((bill) => [keyOfBill(bill.vendorId, bill.number), bill]));
  const plan: BillPlan = { bills: [], posted: 0 };
  for (const [key, rows] of found) {
    const [{ line, number }] = rows;
    const bill = here.get(key);
    if (!bill) plan.bills.push(billOf(rows, books.clearingAccountId));
    else if (bill.totalMinor !== sumOf(rows))
      faults.push({
        kind: table.kind,
        line,
        field: 'amount',
        said: msg`Bill ${number} from this vendor already exists with a different amount. Check whether it’s the same bill.`,
      });
    else if (bill.isBrought) plan.posted += 1;
    else
      notes.push({
        kind: table.kind,
        line,
        field: 'billNumber',
        said: msg`Bill ${number} already exists and isn’t changed.`,
      });
  }
  return plan;
}

/** The numbers of all bills of a file, to look for those that stand here. */
export const numbersIn = (table: Table): string[] =>
  table.rows.flatMap((row) => cellOf(table, row, 'billNumber').trim() || []);
