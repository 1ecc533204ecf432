import type { BooksImportInput } from '@courtyard/contract/bookkeeping/books-import/books-import';
import type { NewEntry } from '../../../../ledger';
import { forbidden } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import {
  bringBills,
  bringVendors,
  type BroughtVendor,
  knownVendors,
  standingBills,
} from '../../../accounting';
import type { Books, Fault, Table } from '../rows.rules';
import { numbersIn, payableIn, planBills, type PlannedBill } from './bills.rules';
import { directoryOf, planVendors } from './vendors.rules';

export interface PayablesPlan {
  /** Those that are not here yet. */
  vendors: BroughtVendor[];
  bills: PlannedBill[];
  /** Bills of the file that were brought before. */
  postedBills: number;
}

/** Throws a Problem, 403, where the caller may not make what the files have. */
export function requireCanBring({ caller }: Pick<CallContext, 'caller'>, input: BooksImportInput): void {
  if (input.vendors && !caller.permissions.has('Vendor Update')) throw forbidden();
  if (input.bills && !caller.permissions.has('Bill Create')) throw forbidden();
}

/** The vendors and open bills of files, against those that are here. */
export async function planPayables(
  { tx }: Pick<CallContext, 'tx'>,
  tables: { vendors: Table | null; bills: Table | null },
  books: Books,
  found: { faults: Fault[]; notes: Fault[] },
): Promise<PayablesPlan> {
  if (!tables.vendors && !tables.bills) return { vendors: [], bills: [], postedBills: 0 };
  const directory = directoryOf(await knownVendors(tx));
  const vendors = tables.vendors ? planVendors(tables.vendors, books, directory, found) : [];
  if (!tables.bills) return { vendors, bills: [], postedBills: 0 };
  const standing = await standingBills(tx, numbersIn(tables.bills));
  const { bills, posted } = planBills(tables.bills, books, { directory, standing }, found);
  return { vendors, bills, postedBills: posted };
}

/** Makes all vendors and these bills. Gives the entries of the bills, still to be posted. */
export async function makePayables(
  context: CallContext,
  { vendors, bills }: Pick<PayablesPlan, 'vendors' | 'bills'>,
  books: Books,
): Promise<NewEntry[]> {
  await bringVendors(context, vendors);
  return bringBills(context, bills, {
    as: 'moving-in',
    on: books.on,
    contraAccountId: books.clearingAccountId,
    payable: (fundId) => payableIn(books, fundId),
  });
}
