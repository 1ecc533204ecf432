import { cutTo } from '@courtyard/contract/primitives';
import type {
  BankEntryInput,
  MatchInput,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import type { NewEntry } from '../../../../ledger';
import { newId } from '../../../../platform/core/ids';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { requirePostable } from '../../journal-entry/written-lines';
import { reserveEntryApproval } from '../../journal-entry/journal-entry-approval';
import { entryKinds } from '../../reserve/waiting-entries';
import { type BankAccount, requireBankAccount } from '../queries/bank-account';
import { bookedLines, type FoundLine } from './booked-lines.sql';

interface Waiting {
  id: string;
  accountId: string;
  bookedOn: string;
  amountMinor: number;
  state: string;
  payee: string | null;
  memo: string | null;
}

export interface PlannedMatch {
  bank: BankAccount;
  transactions: Waiting[];
  lines: FoundLine[];
  /** What the lines of the journal leave open, as it will be posted: its first line is the bank's. */
  entry: (NewEntry & { id: string }) | null;
}

const sumOf = (lines: readonly { amountMinor: number }[]) =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The lines of the bank, which nobody else changes until the commit. */
async function waitingOf({ tx }: CallContext, ids: readonly string[]): Promise<Waiting[]> {
  const found = await tx
    .selectFrom('bankTransaction')
    .select(['id', 'accountId', 'bookedOn', 'amountMinor', 'state', 'payee', 'memo'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length < new Set(ids).size) throw notFound('bank transaction');
  if (found.some(({ state }) => state !== 'open'))
    throw conflict('bank-line-settled', 'One of these lines is no longer unmatched. Reload it.');
  if (new Set(found.map(({ accountId }) => accountId)).size > 1)
    throw invalid({ transactionIds: 'All lines of a match must be in the same bank account.' });
  return found;
}

async function bookedOf(
  { tx }: CallContext,
  asked: MatchInput['lines'],
  accountId: string,
): Promise<FoundLine[]> {
  if (asked.length === 0) return [];
  const found = await bookedLines(tx)
    .where('line.accountId', '=', accountId)
    .where(
      sql<boolean>`(line.entry_id, line.line) in (select (one ->> 'entryId')::uuid, (one ->> 'line')::int
        from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) one)`,
    )
    .orderBy('entry.no')
    .execute();
  if (found.length < asked.length)
    throw invalid({ lines: 'Choose entries of this bank account, each one once.' });
  if (found.some(({ isReversed }) => isReversed))
    throw invalid({ lines: 'This entry was reversed. Choose another.' });
  if (found.some(({ isMatched }) => isMatched))
    throw conflict('bank-line-settled', 'One of these entries was just matched to another line. Reload it.');
  return found;
}

/** Entries that take a second person, by their amount or out of a reserve, are written in the journal, where they wait for one. */
async function requireAlone(
  { tx }: CallContext,
  lines: NewEntry['lines'],
  amountMinor: number,
): Promise<void> {
  const { kind, reserves } = (await entryKinds(tx))({ lines, amountMinor });
  const names = reserves.join(', ');
  if (kind === reserveEntryApproval)
    throw conflict(
      'bank-entry-needs-approval',
      msg`This takes money from a reserve fund (${names}), which needs approval. Enter it as a journal entry, then match it here once it is posted.`,
    );
  if (kind)
    throw conflict(
      'bank-entry-needs-approval',
      'An entry of this amount needs approval. Enter it as a journal entry, then match it here once it is posted.',
    );
}

/** What left, as a sum below zero. */
const leftBy = (amounts: readonly { amountMinor: number }[]) =>
  sumOf(amounts.filter(({ amountMinor }) => amountMinor < 0));

/**
 * What left the bank account is not set against what came in, so that the books say nothing of it and nobody decides: beyond what the
 * matched entries say has left, it takes a second person as an entry of that amount does.
 */
async function requireNothingHidden(
  { tx, tenant }: CallContext,
  { bank, transactions, lines, restMinor }: Omit<PlannedMatch, 'entry'> & { restMinor: number },
): Promise<void> {
  const hiddenMinor = leftBy([...lines, { amountMinor: restMinor }]) - leftBy(transactions);
  if (hiddenMinor <= 0) return;
  const line = { accountId: bank.id, fundId: bank.fundId, amountMinor: -hiddenMinor };
  const { kind } = (await entryKinds(tx))({ lines: [line], amountMinor: hiddenMinor });
  if (!kind) return;
  const { language, currency } = tenant;
  const hidden = formatMoney(hiddenMinor, currency, { language });
  throw conflict(
    'bank-entry-needs-approval',
    msg`These lines offset ${hidden} of withdrawals against deposits, which needs approval. Enter the withdrawals as a journal entry, then match them here once posted.`,
  );
}

/** What the bank booked by the first day that the books have of an account is in the balance that it began with. */
async function isBeforeBooks(
  { tx }: CallContext,
  { accountId, bookedOn }: Pick<Waiting, 'accountId' | 'bookedOn'>,
): Promise<boolean> {
  const { first } = await tx
    .selectFrom('journalLine')
    .select(({ fn }) => fn.min('entryDate').as('first'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return first === null || bookedOn <= first;
}

/** To leave what left a bank account out of the books takes a second person, as an entry of it does: no one else would decide on it. */
export async function requireNoneLeftOut(
  context: CallContext,
  line: Pick<Waiting, 'accountId' | 'bookedOn' | 'amountMinor'>,
): Promise<void> {
  const { accountId, amountMinor } = line;
  if (amountMinor >= 0 || (await isBeforeBooks(context, line))) return;
  const { fundId } = await requireBankAccount(context.tx, accountId);
  const { kind } = (await entryKinds(context.tx))({
    lines: [{ accountId, fundId, amountMinor }],
    amountMinor: -amountMinor,
  });
  if (kind)
    throw conflict(
      'bank-entry-needs-approval',
      'This is a withdrawal, and ignoring it needs approval. Enter it as a journal entry, then match it here once it is posted.',
    );
}

async function entryFor(
  context: CallContext,
  { memo, lines }: BankEntryInput,
  {
    bank,
    transactions,
    restMinor,
  }: { bank: BankAccount; transactions: readonly Waiting[]; restMinor: number },
): Promise<PlannedMatch['entry']> {
  const { tx, tenant } = context;
  const { language, currency } = tenant;
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, { language });
  if (sumOf(lines) !== restMinor)
    throw invalid({
      'entry.lines': msg`The lines add up to ${money(sumOf(lines))}, but ${money(restMinor)} must be posted.`,
    });
  const own = lines.findIndex(({ accountId }) => accountId === bank.id);
  if (own >= 0)
    throw invalid({
      [`entry.lines.${own}.accountId`]: 'Choose an account other than the bank account.',
    });
  await requirePostable(tx, lines, 'entry.lines');
  const gross = lines.reduce((sum, { amountMinor }) => sum + Math.abs(amountMinor), 0);
  const posted = [
    { accountId: bank.id, fundId: bank.fundId, amountMinor: restMinor },
    ...lines.map((line) => ({ ...line, amountMinor: -line.amountMinor })),
  ];
  await requireAlone(context, posted, gross);
  const [first] = transactions;
  const said = first?.memo ?? first?.payee ?? null;
  const id = newId();
  return {
    id,
    key: `bank:${id}`,
    date:
      transactions
        .map(({ bookedOn }) => bookedOn)
        .toSorted()
        .at(-1) ?? '',
    kind: 'bank',
    memo: memo ?? (said === null ? null : cutTo(said, 200)),
    betweenFunds: true,
    lines: posted,
  };
}

/**
 * What a match joins, checked: lines of one bank account that wait, and lines of the journal on that account that are nothing at the
 * bank yet, of the same sum. Throws a Problem: 404, 409 where one was matched meanwhile, 422 where the sums differ.
 */
export async function planMatch(
  context: CallContext,
  { transactionIds, lines: asked, entry }: Pick<MatchInput, 'transactionIds' | 'lines' | 'entry'>,
): Promise<PlannedMatch> {
  const { tx, tenant } = context;
  const transactions = await waitingOf(context, transactionIds);
  const bank = await requireBankAccount(tx, transactions[0]?.accountId ?? '');
  const lines = await bookedOf(context, asked, bank.id);
  const restMinor = sumOf(transactions) - sumOf(lines);
  await requireNothingHidden(context, { bank, transactions, lines, restMinor });
  if (entry) {
    if (restMinor === 0) throw invalid({ entry: 'Nothing is left to post. Match without an entry.' });
    return {
      bank,
      transactions,
      lines,
      entry: await entryFor(context, entry, { bank, transactions, restMinor }),
    };
  }
  if (restMinor !== 0) {
    const { language, currency } = tenant;
    const rest = formatMoney(restMinor, currency, { language });
    throw invalid({
      lines: msg`The two sides differ by ${rest}. Choose other entries, or post the difference.`,
    });
  }
  if (lines.length === 0 && transactions.length < 2)
    throw invalid({ lines: 'Choose at least one entry to match.' });
  return { bank, transactions, lines, entry: null };
}
