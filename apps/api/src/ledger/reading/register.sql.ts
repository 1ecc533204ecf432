import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import { layersOf } from './basis';

/** A line's place in the register of an account. */
export interface RegisterPlace {
  date: string;
  no: number;
  line: number;
}

export interface RegisterLine extends RegisterPlace {
  entryId: string;
  kind: string;
  memo: string | null;
  fundId: string;
  openItemId: string | null;
  amountMinor: number;
  /** Of the account (in the fund, where one is asked for) after this line, in accrual basis. */
  balanceMinor: number;
}

/** Which lines of an account. Days count with their lines. */
export interface RegisterScope {
  accountId: string;
  fundId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface RegisterInput extends RegisterScope {
  limit: number;
  /** Lines after this place, or before it; where neither is given, those at an end. */
  after?: RegisterPlace;
  before?: RegisterPlace;
  /** The first lines, or the last; the first where nothing is said. */
  end?: 'first' | 'last';
}

export interface RegisterPage {
  lines: RegisterLine[];
  /** How many lines there are, and at which place of them the first of these stands, from 1; 0 for none. */
  total: number;
  firstPosition: number;
}

type Row = Omit<RegisterLine, 'balanceMinor'>;

const accrual = sql`layer = any (${layersOf.accrual})`;
const inFund = (fundId: string | undefined) => (fundId === undefined ? sql`` : sql`and fund_id = ${fundId}`);

function linesOf(tx: Tx, { accountId, fundId, from, to }: RegisterScope, way: 'asc' | 'desc') {
  let query = tx
    .selectFrom('journalLine as line')
    .innerJoin('journalEntry as entry', (join) =>
      join.onRef('entry.tenantId', '=', 'line.tenantId').onRef('entry.id', '=', 'line.entryId'),
    )
    .select([
      'line.entryDate as date',
      'line.entryNo as no',
      'line.line',
      'line.entryId',
      'entry.kind',
      'line.fundId',
      'line.openItemId',
      'line.amount as amountMinor',
    ])
    .select(sql<string | null>`coalesce(line.memo, entry.memo)`.as('memo'))
    .where('line.accountId', '=', accountId)
    .where('entry.layer', 'in', layersOf.accrual);
  if (fundId !== undefined) query = query.where('line.fundId', '=', fundId);
  if (from !== undefined) query = query.where('line.entryDate', '>=', from);
  if (to !== undefined) query = query.where('line.entryDate', '<=', to);
  return query.orderBy('line.entryDate', way).orderBy('line.entryNo', way).orderBy('line.line', way);
}

/** The lines of a page by date and number. */
async function pageOf(tx: Tx, { after, before, end, limit, ...scope }: RegisterInput): Promise<Row[]> {
  const isBackwards = after === undefined && (before !== undefined || end === 'last');
  // As a part of the text: the planner would take any number of rows for a tenth of the table.
  let query = linesOf(tx, scope, isBackwards ? 'desc' : 'asc').limit(sql.lit(limit));
  const place = after ?? before;
  if (place)
    query = query.where(
      sql<boolean>`(line.entry_date, line.entry_no, line.line) ${sql.raw(isBackwards ? '<' : '>')} (${place.date}::date, ${place.no}, ${place.line})`,
    );
  const rows: Row[] = await query.execute();
  return isBackwards ? rows.toReversed() : rows;
}

interface Standing {
  balance: number;
  lines: number;
}

/** What the account stood at before a day, and how many lines that took: of months, and of the days of its month. */
async function standingBefore(tx: Tx, { accountId, fundId }: RegisterScope, day: string): Promise<Standing> {
  const month = `${day.slice(0, 7)}-01`;
  const { rows } = await sql<Standing>`
    select coalesce(sum(debit - credit), 0)::bigint as balance, coalesce(sum(lines), 0)::bigint as lines from (
      select debit, credit, lines from balance_month
        where account_id = ${accountId} and month < ${month} and ${accrual} ${inFund(fundId)}
      union all
      select debit, credit, lines from balance_day
        where account_id = ${accountId} and day >= ${month} and day < ${day} and ${accrual} ${inFund(fundId)}
    ) moved`.execute(tx);
  return rows[0] ?? { balance: 0, lines: 0 };
}

/** What the lines of a day come to that stand before a place. */
async function earlierThatDay(
  tx: Tx,
  { accountId, fundId }: RegisterScope,
  { date, no, line }: RegisterPlace,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce(sum(line.amount), 0)::bigint as balance, count(*)::bigint as lines
    from journal_line line
    join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
    where account_id = ${accountId} and line.entry_date = ${date} and (entry_no, line.line) < (${no}, ${line})
      and ${accrual} ${inFund(fundId)}`.execute(tx);
  return rows[0] ?? { balance: 0, lines: 0 };
}

/** The day after the last that there can be. */
const end = '3000-01-01';

const dayAfter = (day: string): string => addDays(day, 1);

/**
 * A page of an account's lines by date, each with the balance after it. Wherever it lies, it costs the page, the months before it and
 * the lines of its first day; what is counted comes from the balances too.
 */
export async function register(tx: Tx, input: RegisterInput): Promise<RegisterPage> {
  const { from, to } = input;
  const rows = await pageOf(tx, input);
  const skipped = from === undefined ? 0 : (await standingBefore(tx, input, from)).lines;
  const until = await standingBefore(tx, input, to === undefined ? end : dayAfter(to));
  const total = Math.max(0, until.lines - skipped);
  const [first] = rows;
  if (!first) return { lines: [], total, firstPosition: 0 };
  const [days, thatDay] = [
    await standingBefore(tx, input, first.date),
    await earlierThatDay(tx, input, first),
  ];
  let balance = days.balance + thatDay.balance;
  return {
    lines: rows.map((row) => {
      balance += row.amountMinor;
      return { ...row, balanceMinor: balance };
    }),
    total,
    firstPosition: days.lines + thatDay.lines - skipped + 1,
  };
}

/** All lines of a register as they are when the first is asked for, each with the balance after it. */
export async function* everyLine(tx: Tx, scope: RegisterScope): AsyncIterable<RegisterLine> {
  let balance = scope.from === undefined ? 0 : (await standingBefore(tx, scope, scope.from)).balance;
  for await (const row of linesOf(tx, scope, 'asc').stream(200)) {
    balance += row.amountMinor;
    yield { ...row, balanceMinor: balance };
  }
}
