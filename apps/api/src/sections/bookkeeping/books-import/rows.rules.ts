import type {
  BooksImportColumns,
  BooksImportField,
  BooksImportKind,
} from '@courtyard/contract/bookkeeping/books-import/books-import';
import type { Account, DayOrder, DecimalMark, Fund } from '../../../ledger';
import type { UnitOn } from '../../accounting';
import { commonOrders, dayIn, decimalOf, minorOf, sameInBoth } from '../../../ledger';
import type { Sheet, SheetRow } from '../../../platform/files/csv/csv.rules';
import { msg, Sentence, type Text } from '../../../platform/http/language/sentence';

/** The community that the files are brought into. */
export interface Books {
  /** By code. */
  accounts: ReadonlyMap<string, Account>;
  funds: readonly Fund[];
  /** By what a unit is called, in lower case; null where more than one is. */
  units: ReadonlyMap<string, string | null>;
  /** On the last day, by the id of the property. */
  owned: ReadonlyMap<string, Pick<UnitOn, 'owners'>>;
  clearingAccountId: string;
  exponent: number;
  on: string;
}

/** A row is refused: why, and in which column. */
export class RowFault extends Error {
  constructor(
    readonly field: BooksImportField | null,
    readonly said: Text,
  ) {
    super(String(said));
  }
}

export interface Fault {
  kind: BooksImportKind;
  line: number;
  field: BooksImportField | null;
  said: Text;
}

/** A file with its columns, and the conventions that all of its dates and amounts fit. */
export interface Table {
  kind: BooksImportKind;
  rows: readonly SheetRow[];
  columns: BooksImportColumns;
  orders: readonly DayOrder[];
  decimal: DecimalMark;
}

const dateFields = ['date', 'issuedOn', 'dueOn', 'billedOn'] as const;
const amountFields = ['debit', 'credit', 'amount'] as const;

function textsIn(
  rows: readonly SheetRow[],
  columns: BooksImportColumns,
  fields: readonly BooksImportField[],
) {
  const used = fields.flatMap((field) => columns[field] ?? []);
  return new Set(rows.flatMap(({ cells }) => used.flatMap((at) => cells[at] || [])));
}

export function tableOf(kind: BooksImportKind, sheet: Sheet, columns: BooksImportColumns): Table {
  // What is no date at all is a fault of its row; the others are read as they all can be.
  const dates = new Set(
    [...textsIn(sheet.rows, columns, dateFields)].filter((text) => commonOrders([text]).length > 0),
  );
  const orders = commonOrders(dates);
  const [first] = orders;
  const isPlain = first !== undefined && orders.every((order) => sameInBoth(dates, first, order));
  const decimal = decimalOf(textsIn(sheet.rows, columns, amountFields)) === ',' ? ',' : '.';
  return { kind, rows: sheet.rows, columns, orders: isPlain ? [first] : orders, decimal };
}

export const cellOf = ({ columns }: Table, { cells }: SheetRow, field: BooksImportField): string => {
  const at = columns[field];
  return at === undefined ? '' : (cells[at] ?? '');
};

export function dayAt(table: Table, row: SheetRow, field: (typeof dateFields)[number], books: Books): string {
  const text = cellOf(table, row, field);
  const [order, ...others] = table.orders;
  if (order !== undefined && others.length > 0)
    throw new RowFault(
      field,
      msg`"${text}" is ambiguous: day first or month first? Enter dates as 2026-01-31.`,
    );
  const day = dayIn(text, order ?? 'ymd');
  if (day === null) throw new RowFault(field, msg`"${text}" isn’t a date. Enter dates as 2026-01-31.`);
  if (day > books.on && field !== 'dueOn')
    throw new RowFault(field, 'This date is after the old system’s last day.');
  return day;
}

function amountAt(table: Table, row: SheetRow, field: (typeof amountFields)[number], books: Books): number {
  const text = cellOf(table, row, field).replace(/[$€£]/, '').trim();
  if (text === '' || text === '-') return 0;
  const amount = minorOf(text, { exponent: books.exponent, decimal: table.decimal });
  if (typeof amount !== 'number')
    throw new RowFault(field, msg`"${text}" isn’t an amount. Enter it as 1234.56.`);
  return amount;
}

/** Debits less credits of a row. */
export function balanceAt(table: Table, row: SheetRow, books: Books): number {
  const sum =
    amountAt(table, row, 'debit', books) -
    amountAt(table, row, 'credit', books) +
    amountAt(table, row, 'amount', books);
  if (!Number.isSafeInteger(sum)) throw new RowFault(null, 'The amounts are too large to add up.');
  return sum;
}

export const positiveAt = (table: Table, row: SheetRow, books: Books): number => {
  const amount = amountAt(table, row, 'amount', books);
  if (amount <= 0) throw new RowFault('amount', 'Enter the open amount, greater than zero.');
  return amount;
};

/** What is still to pay of a bill; below zero of a credit, zero where nothing is. */
export const signedAt = (table: Table, row: SheetRow, books: Books): number => {
  if (cellOf(table, row, 'amount').trim() === '')
    throw new RowFault('amount', 'Enter the open amount, negative for a credit.');
  return amountAt(table, row, 'amount', books);
};

/** The account that a cell names: by its code, also with its name behind it. */
export function accountAt(
  table: Table,
  row: SheetRow,
  field: 'account' | 'income' | 'expense',
  books: Books,
): Account {
  const text = cellOf(table, row, field);
  if (text.trim() === '') throw new RowFault(field, 'Enter an account code from the chart.');
  const account = books.accounts.get(text) ?? books.accounts.get(/^[\w.-]+/.exec(text)?.[0] ?? '');
  if (!account) throw new RowFault(field, msg`No account with code ${text} in the chart.`);
  if (account.isHeading)
    throw new RowFault(field, 'You can’t post to a heading. Choose one of its subaccounts.');
  if (account.archivedAt !== null) throw new RowFault(field, 'This account is archived. Choose another.');
  return account;
}

/** The fund that a cell names by its code or name; of an account of one fund, or in a community with one, it need not be said. */
export function fundAt(table: Table, row: SheetRow, account: Account, books: Books): Fund {
  const text = cellOf(table, row, 'fund').toLowerCase();
  const known = books.funds.filter(({ archivedAt }) => archivedAt === null);
  const named = known.find(({ code, name }) => code.toLowerCase() === text || name.toLowerCase() === text);
  if (text !== '' && !named) {
    const codes = known.map(({ code }) => code).join(', ');
    throw new RowFault('fund', msg`No fund "${text}". Use one of: ${codes}.`);
  }
  const only = account.fundId === null ? undefined : known.find(({ id }) => id === account.fundId);
  if (named && only && named.id !== only.id)
    throw new RowFault('fund', msg`This account belongs to fund ${only.code} only.`);
  const fund = named ?? only ?? (known.length === 1 ? known[0] : undefined);
  if (!fund) throw new RowFault('fund', 'Enter the fund.');
  return fund;
}

/** The id of the unit that a cell names. */
export function unitAt(table: Table, row: SheetRow, books: Books): string {
  const text = cellOf(table, row, 'unit');
  const found = books.units.get(text.toLowerCase());
  if (found === null)
    throw new RowFault(
      'unit',
      msg`More than one property is named "${text}". Add the building before the name.`,
    );
  if (found === undefined) throw new RowFault('unit', msg`No property "${text}".`);
  if (!books.owned.get(found)?.owners)
    throw new RowFault('unit', 'This property had no owner on that date. Record its owner first.');
  return found;
}

const likeTaxId = /^\s*(?:\d{2}-?\d{7}|\d{3}[- ]?\d{2}[- ]?\d{4})\s*$/;

/** Of what could be a tax id the last four digits. */
export const masked = (text: string): string =>
  likeTaxId.test(text) ? `•••••${text.trim().slice(-4)}` : text;

/** A column that was mapped wrongly can bring a tax id into any message. */
const withoutTaxIds = (said: Text): Text =>
  said instanceof Sentence
    ? new Sentence(
        said.template,
        said.values.map((value) => (typeof value === 'string' ? masked(value) : value)),
      )
    : said;

/** Does something with each row; what is wrong with one is gathered, and the others go on. */
export function eachRow<T>(table: Table, faults: Fault[], work: (row: SheetRow) => T): T[] {
  return table.rows.flatMap((row) => {
    try {
      return [work(row)];
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      const said = table.kind === 'vendors' ? withoutTaxIds(error.said) : error.said;
      faults.push({ kind: table.kind, line: row.line, field: error.field, said });
      return [];
    }
  });
}
