import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { EntryClass, Layer } from '../ledger.tables';
import { balancesThrough, type ThroughEntry } from './balances-through.sql';
import { type Basis, layersOf } from './basis';

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
  /** Of the account (in the fund, where one is asked for) after this line. */
  balanceMinor: number;
}

/** Which lines of an account. Days count with their lines. */
export interface RegisterScope extends ThroughEntry {
  /** Accrual where none is given. */
  basis?: Basis;
  /** False leaves out the entries that close a year. */
  withClosing?: boolean;
  accountId: string;
  fundId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The first date whose entries are in a balance, not after `from`; since the beginning of the books where none is given. */
  balanceFrom?: string | null;
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

/** What of balances and of entries counts: the layers of the basis, and whether those that close a year do. */
const counted = ({ basis = 'accrual', withClosing = true }: RegisterScope) =>
  sql`layer = any (${layersOf[basis]}) ${withClosing ? sql`` : sql`and class = 'ordinary'`}`;
const inFund = (fundId: string | undefined) => (fundId === undefined ? sql`` : sql`and fund_id = ${fundId}`);

const betweenDays = ({ from, to }: Pick<RegisterScope, 'from' | 'to'>) =>
  sql`${from === undefined ? sql`` : sql`and day >= ${from}`} ${to === undefined ? sql`` : sql`and day <= ${to}`}`;

/** The layers in which a basis counts entries on receivables or payables by what they are in it. */
const turnedInto: Readonly<Record<Basis, readonly Layer[]>> = {
  accrual: [],
  'modified-cash': ['Cp'],
  cash: ['Cr', 'Cp'],
};

interface BookedLine extends Row {
  accountId: string;
  entryNo: number;
  entryDate: string;
  layer: Layer;
  class: EntryClass;
}

/**
 * Lines that count in a basis. In a cash basis those of entries on receivables or payables are what the entry is there, looked up
 * entry by entry on the days that have a balance of the account by them: they have no place in it of their own, so that account and
 * fund number them.
 */
function booked({ accountId, fundId, basis = 'accrual', from, to }: RegisterScope) {
  const written = sql`select line.account_id, line.entry_date, line.entry_no, line.line, line.entry_id, entry.kind, line.fund_id,
      line.open_item_id, line.amount, coalesce(line.memo, entry.memo) as memo, entry.layer, entry.class
    from journal_line line
    join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id`;
  const turned = basis === 'cash' ? ['Ar', 'Ap'] : ['Ap'];
  const days = sql`array(select distinct day from balance_day
    where account_id = ${accountId} and layer = any (${turnedInto[basis]}) ${inFund(fundId)} ${betweenDays({ from, to })})`;
  // Entries with a line of the account, or with a line on an open item that counts there in cash basis; an opening counts in the
  // account that a year is closed to.
  const onAccount = sql`array(
    select entry_id from journal_line where account_id = ${accountId} and entry_date = any (${days})
    union select line.entry_id from journal_line line
      join open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id and item.contra_account_id = ${accountId}
      where line.account_id = any (array(select id from account where control <> 'none')) and line.entry_date = any (${days})
    union select begun.id from journal_entry begun
      left join journal_entry original on original.tenant_id = begun.tenant_id and original.id = begun.reverses_id
      where begun.entry_date = any (${days}) and (begun.kind = 'opening' or original.kind = 'opening')
        and exists (select from account where id = ${accountId} and purpose = 'closing'))`;
  const inCash = sql`select cash.account_id, entry.entry_date, entry.no, cash.place, entry.id, entry.kind, cash.fund_id,
      null::uuid, cash.amount, entry.memo, cash.layer, entry.class
    from journal_entry entry
    cross join lateral (select made.account_id, made.fund_id, made.amount, made.layer,
        row_number() over (order by made.account_id, made.fund_id)::int as place
      from journal_cash_line made where made.tenant_id = entry.tenant_id and made.entry_id = entry.id) cash
    where entry.class = 'ordinary' and entry.layer = any (${turned}) and entry.id = any (${onAccount})`;
  const parts = basis === 'accrual' ? [written] : [written, inCash];
  return sql<BookedLine>`(${sql.join(parts, sql` union all `)})`;
}

function linesOf(tx: Tx, scope: RegisterScope, way: 'asc' | 'desc') {
  const { accountId, fundId, from, to, journalNo } = scope;
  let query = tx
    .selectFrom(booked(scope).as('line'))
    .select([
      'line.entryDate as date',
      'line.entryNo as no',
      'line.line',
      'line.entryId',
      'line.kind',
      'line.fundId',
      'line.openItemId',
      'line.memo',
    ])
    .select(sql<number>`line.amount`.as('amountMinor'))
    .where('line.accountId', '=', accountId)
    .where(sql<boolean>`${counted(scope)}`);
  if (fundId !== undefined) query = query.where('line.fundId', '=', fundId);
  if (from !== undefined) query = query.where('line.entryDate', '>=', from);
  if (to !== undefined) query = query.where('line.entryDate', '<=', to);
  if (journalNo !== undefined) query = query.where('line.entryNo', '<=', journalNo);
  return query.orderBy('line.entryDate', way).orderBy('line.entryNo', way).orderBy('line.line', way);
}

/**
 * The first and the last day of the lines of a page, by how many lines each day has. Those of the first may be before the place, and
 * are not counted. Null where there are none.
 */
async function daysOfPage(
  tx: Tx,
  { after, before, limit, ...scope }: RegisterInput,
  way: 'asc' | 'desc',
): Promise<{ from: string; to: string } | null> {
  const days = { from: after?.date ?? scope.from, to: before?.date ?? scope.to };
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(day) as from, max(day) as to from (
      select day, sum(sum(lines)) over earlier - sum(lines) as before, first_value(sum(lines)) over earlier as first
      from ${balancesThrough(scope, scope.basis ?? 'accrual').days}
      where account_id = ${scope.accountId} and ${counted(scope)} ${inFund(scope.fundId)} ${betweenDays(days)}
      group by day window earlier as (order by day ${sql.raw(way)})) days
    where before - first < ${limit}`.execute(tx);
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from, to };
}

/** The lines of a page by date and number. */
async function pageOf(tx: Tx, input: RegisterInput): Promise<Row[]> {
  const { after, before, end, limit, ...asked } = input;
  const isBackwards = after === undefined && (before !== undefined || end === 'last');
  const isAccrual = (asked.basis ?? 'accrual') === 'accrual';
  const days = isAccrual ? {} : await daysOfPage(tx, input, isBackwards ? 'desc' : 'asc');
  if (!days) return [];
  const scope = { ...asked, ...days };
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
async function standingBefore(tx: Tx, scope: RegisterScope, day: string): Promise<Standing> {
  const { accountId, fundId } = scope;
  const month = `${day.slice(0, 7)}-01`;
  const { months, days } = balancesThrough(scope, scope.basis ?? 'accrual');
  const { rows } = await sql<Standing>`
    select coalesce(sum(debit - credit), 0)::bigint as balance, coalesce(sum(lines), 0)::bigint as lines from (
      select debit, credit, lines from ${months}
        where account_id = ${accountId} and month < ${month} and ${counted(scope)} ${inFund(fundId)}
      union all
      select debit, credit, lines from ${days}
        where account_id = ${accountId} and day >= ${month} and day < ${day} and ${counted(scope)} ${inFund(fundId)}
    ) moved`.execute(tx);
  return rows[0] ?? { balance: 0, lines: 0 };
}

/** What of the account stood before the first date that is in its balances. */
const leftOut = async (tx: Tx, scope: RegisterScope): Promise<number> =>
  scope.balanceFrom ? (await standingBefore(tx, scope, scope.balanceFrom)).balance : 0;

/** What the lines of a day come to that stand before a place. */
async function earlierThatDay(
  tx: Tx,
  scope: RegisterScope,
  { date, no, line }: RegisterPlace,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce(sum(line.amount), 0)::bigint as balance, count(*)::bigint as lines
    from ${booked({ ...scope, from: date, to: date })} line
    where account_id = ${scope.accountId} and line.entry_date = ${date} and (entry_no, line.line) < (${no}, ${line})
      and ${counted(scope)} ${inFund(scope.fundId)}`.execute(tx);
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
  let balance = days.balance + thatDay.balance - (await leftOut(tx, input));
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
  let balance =
    scope.from === undefined
      ? 0
      : (await standingBefore(tx, scope, scope.from)).balance - (await leftOut(tx, scope));
  for await (const row of linesOf(tx, scope, 'asc').stream(200)) {
    balance += row.amountMinor;
    yield { ...row, balanceMinor: balance };
  }
}
