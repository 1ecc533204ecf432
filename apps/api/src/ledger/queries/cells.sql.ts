import { addDays, addMonths, laterDay, startOfMonth } from '@courtyard/contract/days';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import { accounts } from '../chart/accounts.sql';
import { type Fund, funds } from '../chart/funds.sql';
import { accountTooLarge, exact } from '../chart/exact-amount';
import type { AccountType } from '../ledger.tables';
import { balancesThrough, type ThroughEntry } from './balances-through.sql';
import { type Basis, layersOf } from './basis';

/** Days whose entries count, both included; null: since the beginning. */
export interface CellSpan {
  from: string | null;
  to: string;
}

export interface CellsInput extends ThroughEntry {
  spans: readonly CellSpan[];
  basis: Basis;
  /** False leaves out the entries that close a year. */
  withClosing?: boolean;
  accountIds?: readonly string[];
  types?: readonly AccountType[];
  fundId?: string | undefined;
}

/** What moved on an account in a fund, by span in the order in which they were asked for. */
export interface CellRow {
  accountId: string;
  code: string;
  name: string;
  type: AccountType;
  fundId: string;
  debitMinor: number[];
  creditMinor: number[];
  lines: number[];
}

const nextMonth = (day: string) => addMonths(startOfMonth(day), 1);
const endsMonth = (day: string) => addDays(day, 1) === nextMonth(day);

/** A span as whole months, days added after them, and days of the first month that do not belong to it. */
function partsOf({ from, to }: CellSpan) {
  const until = endsMonth(to) ? nextMonth(to) : startOfMonth(to);
  const first = from === null ? null : startOfMonth(from);
  return {
    months: sql<SqlBool>`${first === null ? sql`true` : sql`day >= ${first}`} and day < ${until}`,
    first,
    until,
    added: endsMonth(to) ? null : { from: until, to },
    taken: first === null || from === null || first === from ? null : { from: first, to: addDays(from, -1) },
  };
}

const inDays = ({ from, to }: { from: string; to: string }) => sql<SqlBool>`day between ${from} and ${to}`;

/**
 * Debits, credits and lines of every account and fund in many spans at once: one pass over the months and over the days of months
 * that a span begins or ends in, so that it costs accounts times months, not lines.
 */
export async function balanceCells(tx: Tx, input: CellsInput): Promise<CellRow[]> {
  const { spans, basis, withClosing = true, accountIds, types, fundId } = input;
  const parts = spans.map(partsOf);
  const balances = balancesThrough(input, basis);
  const conditions = sql.join(
    [
      sql`layer = any (${layersOf[basis]})`,
      ...(withClosing ? [] : [sql`class = 'ordinary'`]),
      ...(fundId === undefined ? [] : [sql`fund_id = ${fundId}`]),
      ...(accountIds === undefined ? [] : [sql`account_id = any (${accountIds}::uuid[])`]),
    ],
    sql` and `,
  );
  const firsts = parts.flatMap(({ first }) => (first === null ? [] : [first]));
  const earliest = firsts.length < parts.length ? null : (firsts.toSorted()[0] ?? null);
  const latest = parts.map(({ until }) => until).reduce(laterDay);
  const edges = parts.flatMap(({ added, taken }) => [added, taken].filter((edge) => edge !== null));
  const moved = [
    sql`select account_id, fund_id, month as day, true as is_month, debit, credit, lines from ${balances.months}
      where month < ${latest} ${earliest === null ? sql`` : sql`and month >= ${earliest}`} and ${conditions}`,
    ...(edges.length === 0
      ? []
      : [
          sql`select account_id, fund_id, day, false, debit, credit, lines from ${balances.days}
            where (${sql.join(edges.map(inDays), sql` or `)}) and ${conditions}`,
        ]),
  ];
  const sumOf = (column: RawBuilder<unknown>, { months, added, taken }: (typeof parts)[number]) => {
    const over = (condition: RawBuilder<unknown>) =>
      sql`coalesce(sum(${column}) filter (where ${condition}), 0)`;
    return sql`(${sql.join(
      [
        over(sql`is_month and ${months}`),
        ...(added === null ? [] : [over(sql`not is_month and ${inDays(added)}`)]),
      ],
      sql` + `,
    )}${taken === null ? sql`` : sql` - ${over(sql`not is_month and ${inDays(taken)}`)}`})::bigint`;
  };
  const sums = (column: 'debit' | 'credit' | 'lines') =>
    sql`json_build_array(${sql.join(parts.map((part) => sumOf(sql.ref(column), part)))})`;
  const { rows } = await sql<CellRow>`
    select cells.account_id, account.code, account.name, account.type, cells.fund_id, debit_minor, credit_minor, lines
    from (select account_id, fund_id, ${sums('debit')} as debit_minor, ${sums('credit')} as credit_minor, ${sums('lines')} as lines
      from (${sql.join(moved, sql` union all `)}) moved group by account_id, fund_id) cells
    join account on account.tenant_id = courtyard.tenant_id() and account.id = cells.account_id
    ${types === undefined ? sql`` : sql`where account.type = any (${types})`}
    order by account.code, cells.fund_id`.execute(tx);
  return rows.map(exactRow);
}

/** JSON has numbers of any size, and a parser rounds them in silence. */
function exactRow(row: CellRow): CellRow {
  for (const amounts of [row.debitMinor, row.creditMinor])
    if (!amounts.every(Number.isSafeInteger)) throw accountTooLarge(row.code, row.name);
  return row;
}

/** Debits less credits of some cells in one of their spans. Throws a Problem, 422, for more than is counted exactly. */
export const balanceIn = (cells: readonly CellRow[], span: number): number =>
  cells.reduce(
    (sum, { debitMinor, creditMinor }) => exact(sum + (debitMinor[span] ?? 0) - (creditMinor[span] ?? 0)),
    0,
  );

/** The cells of each account together, in the order in which they come. */
export function byAccount(cells: readonly CellRow[]): { account: CellRow; cells: CellRow[] }[] {
  const found = new Map<string, { account: CellRow; cells: CellRow[] }>();
  for (const cell of cells) {
    const its = found.get(cell.accountId);
    if (its) its.cells.push(cell);
    else found.set(cell.accountId, { account: cell, cells: [cell] });
  }
  return [...found.values()];
}

/** What a fund had in bank accounts, or received and not deposited yet. */
export interface FundCash {
  fund: Fund;
  /** At the end of each day that was asked for. */
  amountsMinor: number[];
  /** Whether any of it ever moved. */
  isUsed: boolean;
}

/** The cash of every fund at the end of some days, by code of the fund. */
export async function cashByFund(
  tx: Tx,
  { days, basis, journalNo }: ThroughEntry & { days: readonly string[]; basis: Basis },
): Promise<FundCash[]> {
  const cash = (await accounts(tx)).filter(({ purpose }) => purpose === 'bank' || purpose === 'undeposited');
  const cells = await balanceCells(tx, {
    basis,
    journalNo,
    accountIds: cash.map(({ id }) => id),
    spans: days.map((to) => ({ from: null, to })),
  });
  return (await funds(tx)).map((fund) => {
    const its = cells.filter(({ fundId }) => fundId === fund.id);
    return {
      fund,
      amountsMinor: days.map((_, span) => balanceIn(its, span)),
      isUsed: its.length > 0,
    };
  });
}
