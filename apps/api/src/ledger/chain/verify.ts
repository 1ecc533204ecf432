import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import { msg, type Sentence } from '../../platform/http/language/sentence';
import { type HashedEntry, type HashedLine, hashOf } from './canonical';

export interface Verdict {
  /** The last entry's number and hash, as the chain stands. */
  head: { no: number; hash: string };
  entries: number;
  /** What is wrong; empty where nothing is. The first break of the chain ends the reading of it. */
  faults: string[];
  /** The same, to be told in other languages. */
  sentences: Sentence[];
}

export interface ExpectedHead {
  no: number;
  /** SHA-256 in hex. */
  hash: string;
}

interface VerifyOptions {
  expected: ExpectedHead | undefined;
  /** Told after every thousand entries how many are read. */
  onProgress: ((entries: number) => Promise<void>) | undefined;
}

const entriesAtATime = 1000;

type Entry = HashedEntry & { hash: Buffer; amount: number | null };
type Line = HashedLine & { entryId: string; entryDate: string; entryNo: number };

async function entriesAfter(tx: Tx, no: number): Promise<{ entry: Entry; lines: Line[] }[]> {
  const { rows: entries } = await sql<Entry>`
    select no, id, entry_date, kind, class, layer, source_kind, source_id, memo, idem_key, reverses_id, line_count,
      to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as posted_at,
      posted_by, posted_by_name, approved_by, approved_by_name, prev_hash, hash, amount
    from journal_entry where no > ${no} order by no limit ${entriesAtATime}`.execute(tx);
  const { rows: lines } = await sql<Line>`
    select entry_id, entry_date, entry_no, line, account_id, fund_id, amount, open_item_id, party_kind, party_id, memo
    from journal_line where entry_id = any (${entries.map(({ id }) => id)}::uuid[])`.execute(tx);
  const byEntry = new Map<string, Line[]>();
  for (const line of lines) byEntry.set(line.entryId, [...(byEntry.get(line.entryId) ?? []), line]);
  return entries.map((entry) => ({ entry, lines: byEntry.get(entry.id) ?? [] }));
}

function faultOf({ entry, lines }: { entry: Entry; lines: Line[] }, before: ExpectedHead): Sentence | null {
  if (entry.no !== before.no + 1)
    return msg`entry ${before.no + 1} is missing: ${entry.no} follows ${before.no}`;
  if (entry.prevHash.toString('hex') !== before.hash)
    return msg`entry ${entry.no} does not follow the one before it`;
  if (lines.length !== entry.lineCount)
    return msg`entry ${entry.no} has ${lines.length} lines but states ${entry.lineCount}`;
  if (lines.some(({ entryDate, entryNo }) => entryDate !== entry.entryDate || entryNo !== entry.no))
    return msg`entry ${entry.no} has a line with a different date or number`;
  const funds = new Map<string, number>();
  for (const { fundId, amount } of lines) funds.set(fundId, (funds.get(fundId) ?? 0) + amount);
  if ([...funds.values()].some((sum) => sum !== 0))
    return msg`entry ${entry.no} is not balanced in each fund`;
  if (!hashOf(entry, lines).equals(entry.hash))
    return msg`entry ${entry.no} was changed after posting: its hash differs`;
  const debits = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  if (debits !== entry.amount)
    return msg`entry ${entry.no} states ${entry.amount ?? 0}, but its lines total ${debits}`;
  return null;
}

async function readChain(
  tx: Tx,
  last: number,
  { expected, onProgress }: VerifyOptions,
): Promise<{ head: ExpectedHead; faults: Sentence[] }> {
  let head: ExpectedHead = { no: 0, hash: '' };
  while (head.no < last) {
    const read = await entriesAfter(tx, head.no);
    if (read.length === 0) return { head, faults: [msg`entry ${head.no + 1} is missing`] };
    for (const each of read) {
      const fault = faultOf(each, head);
      if (fault !== null) return { head, faults: [fault] };
      head = { no: each.entry.no, hash: each.entry.hash.toString('hex') };
      if (expected?.no === head.no && head.hash !== expected.hash)
        return { head, faults: [msg`entry ${head.no} has a different hash than expected`] };
      // Who posts meanwhile is read the next time.
      if (head.no === last) break;
    }
    await onProgress?.(head.no);
  }
  const faults =
    expected !== undefined && expected.no > head.no
      ? [msg`the chain ends at entry ${head.no}, but entry ${expected.no} was expected`]
      : [];
  return { head, faults };
}

async function lastOf(tx: Tx): Promise<ExpectedHead & { isLast: boolean }> {
  const { rows } = await sql<{ no: number; hash: Buffer; isLast: boolean }>`
    select coalesce((select next_no - 1 from ledger_head), 0) as no, coalesce((select hash from ledger_head), '') as hash,
      coalesce((select next_no - 1 from ledger_head), 0) = coalesce((select max(no) from journal_entry), 0) as is_last`.execute(
    tx,
  );
  const [row] = rows;
  return { no: row?.no ?? 0, hash: row?.hash.toString('hex') ?? '', isLast: row?.isLast ?? false };
}

function faultsOfHead(kept: Awaited<ReturnType<typeof lastOf>>, head: ExpectedHead): Sentence[] {
  if (!kept.isLast) return [msg`the chain head is entry ${kept.no}, which is not the last entry`];
  return kept.hash === head.hash ? [] : [msg`the chain head has a different hash than entry ${head.no}`];
}

async function faultsOfItems(tx: Tx): Promise<Sentence[]> {
  const { rows } = await sql<{
    id: string;
    balance: number;
    settledOn: string | null;
    sum: number;
    last: string;
  }>`
    select item.id, item.balance, item.settled_on, moved.sum, moved.last from open_item item
    cross join lateral (select coalesce(sum(amount), 0)::bigint as sum, max(entry_date) as last from journal_line line
      where line.tenant_id = item.tenant_id and line.open_item_id = item.id) moved
    where item.balance <> moved.sum or (item.balance = 0 and item.settled_on is distinct from moved.last) limit 5`.execute(
    tx,
  );
  return rows.map(({ id, balance, settledOn, sum, last }) =>
    balance === sum
      ? msg`open item ${id} is marked settled on ${settledOn ?? ''}, but its last line is dated ${last}`
      : msg`open item ${id} shows ${balance}, but its lines total ${sum}`,
  );
}

async function faultsOfBalances(tx: Tx): Promise<Sentence[]> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from balance_difference`.execute(tx);
  const [row] = rows;
  return row && row.n > 0 ? [msg`${row.n} balance rows don’t match the journal lines`] : [];
}

/**
 * Reads the whole chain of a community: numbers without gaps, each entry balanced in each fund and hashed over what stands there and the
 * hash before it; then open items and balances against the lines. `expected` is a head that was kept elsewhere (of a close report): a
 * chain alone can be worked out anew by who owns the database.
 */
export async function verify(
  tx: Tx,
  expected?: ExpectedHead,
  onProgress?: VerifyOptions['onProgress'],
): Promise<Verdict> {
  const kept = await lastOf(tx);
  const { head, faults } = await readChain(tx, kept.no, { expected, onProgress });
  const others = faults.length > 0 ? [] : faultsOfHead(kept, head);
  const sentences = [...faults, ...others, ...(await faultsOfItems(tx)), ...(await faultsOfBalances(tx))];
  return { head, entries: head.no, faults: sentences.map(String), sentences };
}

/** Makes the balances of a community anew from the lines. Gives how many rows were otherwise. */
export async function rebuildBalances(tx: Tx): Promise<number> {
  const { rows } = await sql<{ differed: number }>`select ledger.rebuild_balances() as differed`.execute(tx);
  return rows[0]?.differed ?? 0;
}
