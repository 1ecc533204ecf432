import { vendorInput, type VendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import type { BooksImportField } from '@courtyard/contract/bookkeeping/books-import/books-import';
import type { z } from 'zod';
import type { Account } from '../../../../ledger';
import { newId } from '../../../../platform/core/ids';
import type { SheetRow } from '../../../../platform/files/csv/csv.rules';
import { msg, type Text } from '../../../../platform/http/language/sentence';
import type { BroughtVendor, KnownVendor } from '../../../accounting';
import { accountAt, type Books, cellOf, eachRow, type Fault, RowFault, type Table } from '../rows.rules';
import { reportabilityIn, tinIn } from './tax.rules';
import { termsIn } from './terms.rules';

/** The vendors that bills can be of: those that are here, and those that the file brings. */
export interface Directory {
  /** By name, in lower case. */
  byName: Map<string, KnownVendor>;
  /** By the number that the community is known by, or that the old system had; null where more than one has it. */
  byNumber: Map<string, KnownVendor | null>;
}

const keyOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export function directoryOf(known: readonly KnownVendor[]): Directory {
  const directory: Directory = { byName: new Map(), byNumber: new Map() };
  for (const vendor of known) {
    const name = keyOf(vendor.name);
    // Those in use come first: an archived one of the same name is another.
    if (!directory.byName.has(name)) directory.byName.set(name, vendor);
    if (vendor.accountNumber !== null && !vendor.isArchived) {
      const number = keyOf(vendor.accountNumber);
      directory.byNumber.set(number, directory.byNumber.has(number) ? null : vendor);
    }
  }
  return directory;
}

/** An expense that bills can begin with. */
function expenseAt(table: Table, row: SheetRow, books: Books): Account {
  const account = accountAt(table, row, 'expense', books);
  if (account.type !== 'expense' || account.control !== 'none' || account.purpose !== null)
    throw new RowFault('expense', 'Choose an expense account.');
  return account;
}

/** Where the schema of a vendor complains, as a field of the file. */
const fieldOfPath: Readonly<Record<string, BooksImportField>> = {
  name: 'name',
  legalName: 'legalName',
  accountNumber: 'accountNumber',
  email: 'email',
  phone: 'phone',
  'address.line1': 'address',
  'address.line2': 'addressMore',
  'address.city': 'city',
  'address.region': 'region',
  'address.postalCode': 'postalCode',
  notes: 'notes',
};

/** What the schema complains of; what its library says in English alone is said anew. */
function complaintOf(issue: z.core.$ZodIssue): RowFault {
  const field = fieldOfPath[issue.path.join('.')] ?? null;
  const said = (): Text => {
    if (field === 'email') return 'This isn’t an email address.';
    return issue.code === 'too_big' ? msg`Enter up to ${String(issue.maximum)} characters.` : issue.message;
  };
  return new RowFault(field, said());
}

function inputOf(table: Table, row: SheetRow, expense: Account | null): VendorInput {
  const cell = (field: BooksImportField) =>
    cellOf(table, row, field)
      .trim()
      .replaceAll(/\s*[\r\n]+\s*/g, ', ');
  const verdict = vendorInput.safeParse({
    name: cell('name').replaceAll(/\s+/g, ' '),
    legalName: cell('legalName'),
    accountNumber: cell('accountNumber'),
    email: cell('email'),
    phone: cell('phone'),
    address: {
      line1: cell('address'),
      line2: cell('addressMore'),
      city: cell('city'),
      region: cell('region'),
      postalCode: cell('postalCode'),
    },
    termsDays: termsIn(cell('terms'))?.days,
    expenseAccountId: expense?.id ?? null,
    ...reportabilityIn(cell('reportable'), cell('taxBox')),
    notes: cell('notes'),
  });
  if (verdict.success) return verdict.data;
  const [first] = verdict.error.issues;
  throw first ? complaintOf(first) : new RowFault(null, verdict.error.message);
}

/** A vendor of the file, whether it is made or not. */
interface Told {
  line: number;
  vendor: KnownVendor;
  tin: BroughtVendor['tin'];
}

/** Gives a number of the old system to a vendor. Two vendors of a file cannot have one. */
function takeNumber(directory: Directory, numbers: Map<string, Told>, told: Told, number: string): void {
  if (number === '') return;
  const other = numbers.get(keyOf(number));
  if (other && other.vendor !== told.vendor)
    throw new RowFault('number', msg`Number ${number} belongs to another vendor on line ${other.line}.`);
  numbers.set(keyOf(number), told);
  directory.byNumber.set(keyOf(number), told.vendor);
}

/** What is said of a row of which nothing is made, because its vendor is here. */
function saidOfKnown(name: string, { name: called, isArchived }: KnownVendor): Text {
  if (isArchived) return msg`${called} already exists but is archived, so nothing is added.`;
  return keyOf(called) === keyOf(name)
    ? msg`${called} already exists and isn’t changed.`
    : msg`${name} already exists as ${called}, with the same number, and isn’t changed.`;
}

/**
 * The vendors of a file that are not here yet, by name or by the number that they know the community by. `directory` gets them all. One
 * that is here stays as it is, and one that stands twice is made once: `notes` says so.
 */
export function planVendors(
  table: Table,
  books: Books,
  directory: Directory,
  { faults, notes }: { faults: Fault[]; notes: Fault[] },
): BroughtVendor[] {
  const ofFile = new Map<string, Told>();
  const numbers = new Map<string, Told>();
  const names = new Set(table.rows.map((row) => keyOf(cellOf(table, row, 'name'))));
  const note = (line: number, field: BooksImportField | null, said: Text) =>
    notes.push({ kind: table.kind, line, field, said });
  const made = eachRow(table, faults, (row): BroughtVendor | null => {
    const expense = cellOf(table, row, 'expense') === '' ? null : expenseAt(table, row, books);
    if (cellOf(table, row, 'name').trim() === '') throw new RowFault('name', 'Enter the vendor’s name.');
    const input = inputOf(table, row, expense);
    const read = tinIn(cellOf(table, row, 'tin').trim());
    const tin = read === 'hidden' ? null : read;
    const number = cellOf(table, row, 'number').trim();
    const before = ofFile.get(keyOf(input.name));
    if (before) {
      if (before.tin && tin && before.tin.digits !== tin.digits)
        throw new RowFault(
          'name',
          msg`Line ${before.line} has the same name with a different tax ID. Give each vendor its own name.`,
        );
      takeNumber(directory, numbers, before, number);
      note(row.line, 'name', msg`${input.name} is also on line ${before.line} and is added once.`);
      return null;
    }
    const known =
      directory.byName.get(keyOf(input.name)) ?? knownByNumber(directory, names, input.accountNumber);
    const told: Told = { line: row.line, vendor: known ?? newVendor(input), tin };
    takeNumber(directory, numbers, told, number);
    ofFile.set(keyOf(input.name), told);
    directory.byName.set(keyOf(input.name), told.vendor);
    if (known) {
      note(row.line, 'name', saidOfKnown(input.name, known));
      return null;
    }
    if (read === 'hidden')
      note(row.line, 'tin', 'This tax ID is masked in the file, so it was skipped. Enter it from the W-9.');
    const terms = cellOf(table, row, 'terms').trim();
    if (termsIn(terms)?.hasDiscount)
      note(
        row.line,
        'terms',
        msg`"${terms}" was imported as ${String(input.termsDays)} days. Early payment discounts aren’t supported.`,
      );
    return { id: told.vendor.id, input, tin, expenseAccount: expense };
  });
  addFaulty(table, directory);
  return made.filter((vendor) => vendor !== null);
}

/** Vendors whose rows are wrong are known to their bills all the same: what is wrong is told once. */
function addFaulty(table: Table, { byName, byNumber }: Directory): void {
  for (const row of table.rows) {
    const [name, number] = [cellOf(table, row, 'name'), cellOf(table, row, 'number')].map(keyOf);
    if (!name || byName.has(name)) continue;
    const vendor = newVendor({
      name,
      accountNumber: null,
      termsDays: 0,
      expenseAccountId: null,
      taxBox: null,
    });
    byName.set(name, vendor);
    if (number && !byNumber.has(number)) byNumber.set(number, vendor);
  }
}

/** A vendor that is here under another name, unless the file has that one too: two vendors can call the community the same. */
function knownByNumber(
  { byNumber }: Directory,
  names: ReadonlySet<string>,
  accountNumber: string | null,
): KnownVendor | undefined {
  const found = accountNumber === null ? null : byNumber.get(keyOf(accountNumber));
  return found && !names.has(keyOf(found.name)) ? found : undefined;
}

type Written = Pick<VendorInput, 'name' | 'accountNumber' | 'termsDays' | 'expenseAccountId' | 'taxBox'>;

const newVendor = (written: Written): KnownVendor => {
  const { name, accountNumber, termsDays, expenseAccountId, taxBox } = written;
  return { id: newId(), isArchived: false, name, accountNumber, termsDays, expenseAccountId, taxBox };
};

/** The vendor that a cell names, by name or number. Throws a RowFault. */
export function vendorAt(table: Table, row: SheetRow, { byName, byNumber }: Directory): KnownVendor {
  const text = cellOf(table, row, 'vendor').trim();
  const found = byName.get(keyOf(text)) ?? byNumber.get(keyOf(text));
  if (found === null)
    throw new RowFault('vendor', msg`More than one vendor has number "${text}". Enter the name instead.`);
  if (!found) throw new RowFault('vendor', msg`No vendor "${text}" here or in the vendors file.`);
  if (found.isArchived)
    throw new RowFault('vendor', msg`${found.name} is archived. Restore the vendor first.`);
  return found;
}
