import type {
  Outstanding,
  Reconciliation,
  ReconciliationLines,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { daysBetween } from '@courtyard/contract/days';
import { type RawBuilder, sql } from 'kysely';
import { balanceCells } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { bookedLines } from '../../../accounting';
import { isSetAside } from '../../bank-account/unclaimed-check/set-aside.sql';
import { lastReconciled } from './reading.sql';

/** No finished statement that ends by a date has the journal's `line`. */
const isOutstanding = (at: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select from reconciliation_line had join reconciliation its on its.tenant_id = had.tenant_id and its.id = had.reconciliation_id
  where had.tenant_id = line.tenant_id and had.entry_id = line.entry_id and had.line = line.line
    and its.status = 'finished' and its.to_on <= ${at})`;

interface Key {
  entryId: string;
  line: number;
  isCleared: boolean;
}

/** What a statement has, and while it is open what it may have besides. */
const placesOf = ({ id, account, toOn, status }: Reconciliation): RawBuilder<unknown> =>
  status === 'open'
    ? sql`from journal_line line
        left join reconciliation_line had on had.tenant_id = line.tenant_id and had.entry_id = line.entry_id and had.line = line.line
        where line.account_id = ${account.id} and line.entry_date <= ${toOn}
          and (had.reconciliation_id = ${id} or (had.reconciliation_id is null and not ${isSetAside(toOn)}))`
    : sql`from reconciliation_line had
        join journal_line line on line.tenant_id = had.tenant_id and line.entry_id = had.entry_id and line.line = had.line
        where had.reconciliation_id = ${id}`;

const keyOf = ({ entryId, line }: Pick<Key, 'entryId' | 'line'>) => `${entryId} ${line}`;

/** Lines with who and what they are for, by their keys. */
async function described(tx: Tx, accountId: string, keys: readonly Pick<Key, 'entryId' | 'line'>[]) {
  if (keys.length === 0) return new Map<string, never>();
  const found = await bookedLines(tx)
    .where('line.accountId', '=', accountId)
    .where(sql<boolean>`line.entry_id = any (${[...new Set(keys.map(({ entryId }) => entryId))]}::uuid[])`)
    .execute();
  return new Map(found.map((line) => [keyOf(line), line]));
}

/** A page of the lines of a statement by date and number: only those of the page are looked up in full. */
export async function linesOf(
  tx: Tx,
  its: Reconciliation,
  { from, limit }: { from: number; limit: number },
): Promise<ReconciliationLines> {
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::int as total ${placesOf(its)}`.execute(tx);
  const { rows: keys } = await sql<Key>`
    select line.entry_id, line.line, had.reconciliation_id is not null as is_cleared ${placesOf(its)}
    order by line.entry_date, line.entry_no, line.line limit ${sql.lit(limit)} offset ${sql.lit(from)}`.execute(
    tx,
  );
  const lines = await described(tx, its.account.id, keys);
  return {
    total: counted[0]?.total ?? 0,
    lines: keys.flatMap((key) => {
      const found = lines.get(keyOf(key));
      if (!found) return [];
      const { entryId, line, no, date, kind, memo, party, reference, amountMinor, isMatched } = found;
      const { isCleared } = key;
      return [{ entryId, line, no, date, kind, memo, party, reference, amountMinor, isCleared, isMatched }];
    }),
  };
}

/** The most that is listed; sums are of all. */
const maxOutstanding = 500;

interface Sums {
  checkLines: number;
  checkMinor: number;
  depositLines: number;
  depositMinor: number;
}

/** Outstanding checks and deposits in transit of an account at the end of a day. */
export async function outstandingOf(tx: Tx, accountId: string, at: string): Promise<Outstanding> {
  const places = sql`from journal_line line where line.account_id = ${accountId} and line.entry_date <= ${at}
    and ${isOutstanding(at)} and not ${isSetAside(at)}`;
  const { rows: sums } = await sql<Sums>`
    select count(*) filter (where amount < 0)::int as check_lines, coalesce(sum(amount) filter (where amount < 0), 0)::bigint as check_minor,
      count(*) filter (where amount > 0)::int as deposit_lines, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as deposit_minor
    ${places}`.execute(tx);
  const { rows: keys } = await sql<Pick<Key, 'entryId' | 'line'>>`
    select line.entry_id, line.line ${places} order by line.entry_date, line.entry_no, line.line limit ${sql.lit(maxOutstanding)}`.execute(
    tx,
  );
  const lines = await described(tx, accountId, keys);
  const [cells, last] = [
    await balanceCells(tx, { basis: 'accrual', accountIds: [accountId], spans: [{ from: null, to: at }] }),
    await lastReconciled(tx, accountId, at),
  ];
  const { checkLines = 0, checkMinor = 0, depositLines = 0, depositMinor = 0 } = sums[0] ?? {};
  return {
    at,
    checks: { lines: checkLines, amountMinor: checkMinor },
    deposits: { lines: depositLines, amountMinor: depositMinor },
    booksMinor: cells.reduce(
      (sum, { debitMinor, creditMinor }) => sum + (debitMinor[0] ?? 0) - (creditMinor[0] ?? 0),
      0,
    ),
    statementMinor: last?.closingMinor ?? 0,
    lines: keys.flatMap((key) => {
      const found = lines.get(keyOf(key));
      if (!found) return [];
      const { entryId, line, no, date, kind, memo, party, reference, amountMinor } = found;
      const daysOld = daysBetween(date, at);
      return [{ entryId, line, no, date, kind, memo, party, reference, amountMinor, daysOld }];
    }),
  };
}
