import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type {
  BooksImportCheck,
  BooksImportHead,
  BooksImportInput,
  BooksImportKind,
} from '@courtyard/contract/bookkeeping/books-import/books-import';
import { accountFor, post, requireOpenDay, trialBalance } from '../../../ledger';
import { openUnitsOn } from '../../accounting';
import { changeOf } from '../../../platform/audit/audit';
import { inTimeSlices } from '../../../platform/core/time-slices';
import { lockList } from '../../../platform/database/lists/lock-list';
import { readSheet, type Sheet, UnreadableFile } from '../../../platform/files/csv/csv.rules';
import type { Call } from '../../../platform/http/implement';
import { conflict, invalid } from '../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { requireUpload } from '../../../platform/files/storage/own-upload';
import { booksOn, postedKeys } from './books.sql';
import { guessColumns } from './columns.rules';
import { differencesOf, payablesIn } from './before-posting/compare.rules';
import { entriesOf, itemEntriesOf, journalKey, type MadeEntry } from './entries';
import { makePayables, type PayablesPlan, planPayables, requireCanBring } from './payables/payables.service';
import { planBalances, planItems, planJournal } from './plan.rules';
import { faultsOfUndecided } from './before-posting/second-person';
import { type Books, type Fault, masked, type Table, tableOf } from './rows.rules';

type Context = CallContext & Pick<Call, 'translate'>;

const entriesAtOnce = 100;
const shownFaults = 1000;
const shownRows = 5;

interface Read {
  name: string;
  sheet: Sheet;
  /** SHA-256 of its bytes: the same file uploaded twice has the same entries. */
  hash: string;
}

async function read(context: Context, kind: BooksImportKind, fileId: string): Promise<Read> {
  const { name } = await requireUpload(context, fileId);
  const bytes = await buffer(await context.platform.files.read(context.tx, fileId));
  try {
    const sheet = await inTimeSlices(readSheet(bytes));
    return { name, sheet, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32) };
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalid({ [`${kind}.fileId`]: error.said }, error.said);
    throw error;
  }
}

/** Columns and first rows of a file. Throws a Problem for one that cannot be read. */
export async function readFile(
  context: Context,
  { kind, fileId }: { kind: BooksImportKind; fileId: string },
): Promise<BooksImportHead> {
  const { name, sheet } = await read(context, kind, fileId);
  return {
    fileId,
    fileName: name,
    headings: sheet.columns,
    preview: sheet.rows
      .slice(0, shownRows)
      .map(({ cells }) => (kind === 'vendors' ? cells.map(masked) : cells)),
    columns: guessColumns(kind, sheet.columns),
    rows: sheet.rows.length,
  };
}

interface Plan {
  answer: BooksImportCheck;
  books: Books;
  /** Entries that are not posted yet. */
  left: MadeEntry[];
  payables: PayablesPlan;
}

async function tableIn(
  context: Context,
  kind: BooksImportKind,
  input: BooksImportInput,
): Promise<{ table: Table; hash: string } | null> {
  const file = input[kind];
  if (!file) return null;
  const { sheet, hash } = await read(context, kind, file.fileId);
  return { table: tableOf(kind, sheet, file.columns), hash };
}

function requireClearing({ accounts, clearingAccountId }: Books): void {
  const account = [...accounts.values()].find(({ id }) => id === clearingAccountId);
  if (!account) throw invalid({ clearingAccountId: 'There is no such account.' });
  if (
    account.isHeading ||
    account.control !== 'none' ||
    account.fundId !== null ||
    account.archivedAt !== null
  )
    throw invalid({ clearingAccountId: 'Choose an account without open items that all funds can use.' });
}

/** Throws a Problem, 409, for files of which something was posted and that are dropped since: they are kept for a day. */
async function requireKept({ tx }: Context, { balances: { fileId } }: BooksImportInput): Promise<void> {
  const kept = await tx.selectFrom('file').select('id').where('id', '=', fileId).executeTakeFirst();
  if (kept) return;
  const posted = await tx
    .selectFrom('auditLog')
    .select('id')
    .where('subjectType', '=', 'moving-in')
    .where('subjectId', '=', fileId)
    .executeTakeFirst();
  if (posted)
    throw conflict(
      'import-stale',
      'These files were already posted and removed. Choose them again to check whether anything is left.',
    );
}

async function plan(context: Context, input: BooksImportInput): Promise<Plan> {
  const { tx, translate } = context;
  await requireKept(context, input);
  requireCanBring(context, input);
  const books = await booksOn(context, input);
  requireClearing(books);
  const faults: Fault[] = [];
  const notes: Fault[] = [];
  const [journal, items, vendors, bills, balances] = [
    await tableIn(context, 'journal', input),
    await tableIn(context, 'items', input),
    await tableIn(context, 'vendors', input),
    await tableIn(context, 'bills', input),
    await tableIn(context, 'balances', input),
  ];
  const entries = journal ? planJournal(journal.table, books, faults) : [];
  const prefix = `moving-in:${journal?.hash ?? ''}`;
  const open = items ? planItems(items.table, books, faults) : [];
  const tables = { vendors: vendors?.table ?? null, bills: bills?.table ?? null };
  const payables = await planPayables(context, tables, books, { faults, notes });
  const old = balances ? planBalances(balances.table, books, faults) : [];
  const [earliest] = [...entries.map(({ date }) => date), input.on].toSorted();
  if (earliest !== undefined) await requireOpenDay(tx, earliest);
  const made = [
    ...entriesOf(entries, input.clearingAccountId, prefix),
    ...itemEntriesOf(open, input, `moving-in:${items?.hash ?? ''}`),
  ];
  const posted = await postedKeys(tx, 'moving-in:');
  const left = made.filter(({ key }) => !posted.has(key));
  const leftOfJournal = entries.filter((_, index) => !posted.has(journalKey(prefix, index)));
  const asked = { entries: leftOfJournal, bills: payables.bills, on: input.on };
  faults.push(...(await faultsOfUndecided(tx, asked)));
  const standing = await trialBalance(tx, { basis: 'accrual', at: input.on });
  const ours = [
    ...standing.map(({ accountId, fundId, balanceMinor }) => ({
      accountId,
      fundId,
      amountMinor: balanceMinor,
    })),
    ...left.flatMap(({ moves }) => moves),
    ...payables.bills.flatMap(({ moves }) => moves),
  ];
  const chart = { accounts: [...books.accounts.values()], funds: books.funds };
  const comparedAs = payablesIn(chart.accounts, { ...input, hasBills: bills !== null });
  const shown = (found: readonly Fault[]) =>
    found.slice(0, shownFaults).map(({ said, ...row }) => ({ ...row, message: translate(said) }));
  const billCount = payables.bills.length + payables.postedBills;
  const answer = {
    counts: {
      journal: entries.reduce((sum, { lines }) => sum + lines.length, 0),
      items: open.length,
      vendors: payables.vendors.length,
      bills: billCount,
      balances: old.length,
      faults: faults.length,
      notes: notes.length,
    },
    faults: shown(faults),
    notes: shown(notes),
    differences: differencesOf(old, ours, chart, comparedAs),
    entries: {
      all: made.length + billCount,
      posted: made.length - left.length + payables.postedBills,
    },
  };
  return { answer, books, left, payables };
}

/** What files would come to. Throws a Problem for one that cannot be read, and for a journal that reaches into closed months. */
export const checkBooksImport = async (
  context: Context,
  input: BooksImportInput,
): Promise<BooksImportCheck> => (await plan(context, input)).answer;

/**
 * Makes the vendors and posts the next hundred entries, each once: under a key that follows from its file and place, or as a bill that
 * stands here by its vendor and number. All is checked again each time, with what is posted already: the comparison has to come to zero.
 * Throws a Problem, 409, where it does not, and where rows are wrong.
 */
export async function postBooksImport(
  context: Context,
  input: BooksImportInput,
): Promise<{ all: number; posted: number }> {
  const { tx, tenant, caller } = context;
  await lockList(tx, 'moving-in');
  const { answer, books, left, payables } = await plan(context, input);
  if (answer.counts.faults > 0)
    throw conflict(
      'books-import-faults',
      'Some rows have errors, so nothing was posted. Correct the file and upload it again.',
    );
  if (answer.differences.length > 0)
    throw conflict(
      'books-import-differs',
      'The books don’t match the old trial balance, so nothing was posted.',
    );
  const { all, posted } = answer.entries;
  const next = left.slice(0, entriesAtOnce);
  const bills = payables.bills.slice(0, entriesAtOnce - next.length);
  const count = next.length + bills.length;
  if (count > 0 || payables.vendors.length > 0) {
    const ledgers = await openUnitsOn(
      tx,
      tenant.id,
      [...new Set(next.flatMap(({ propertyIds }) => propertyIds))],
      input.on,
    );
    const unapplied = await accountFor(tx, 'unapplied');
    const { length: vendors } = payables.vendors;
    const facts = {
      on: input.on,
      ...(vendors > 0 && { vendors }),
      entries: count,
      left: all - posted - count,
    };
    await recordChange(
      context,
      changeOf('moving-in.post', { 'moving-in': input.balances.fileId }, {}, facts),
    );
    const ofBills = await makePayables(context, { vendors: payables.vendors, bills }, books);
    const entries = [...next.map(({ build }) => build(ledgers, unapplied)), ...ofBills];
    if (entries.length > 0) await post(tx, entries, { id: caller.memberId, name: caller.displayName });
  }
  return { all, posted: posted + count };
}
