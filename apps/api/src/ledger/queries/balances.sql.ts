import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { AccountType } from '../ledger.tables';
import { balancesThrough, type ThroughEntry } from './balances-through.sql';
import { type Basis, layersOf } from './basis';

export interface AccountBalance {
  accountId: string;
  code: string;
  name: string;
  type: AccountType;
  fundId: string;
  debitMinor: number;
  creditMinor: number;
  /** Debits less credits. */
  balanceMinor: number;
  lines: number;
}

export interface BalanceInput extends ThroughEntry {
  basis: Basis;
  fundId?: string;
  accountId?: string;
  /** False leaves out the entries of a year's end: statements of income do. */
  withClosing?: boolean;
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

function rowsOf(
  tx: Tx,
  { basis, fundId, accountId, withClosing = true, journalNo }: BalanceInput,
  from: string | null,
  to: string,
) {
  const conditions = sql.join(
    [
      sql`layer = any (${layersOf[basis]})`,
      ...(fundId === undefined ? [] : [sql`fund_id = ${fundId}`]),
      ...(accountId === undefined ? [] : [sql`account_id = ${accountId}`]),
      ...(withClosing ? [] : [sql`class = 'ordinary'`]),
    ],
    sql` and `,
  );
  const { months, days } = balancesThrough({ journalNo }, basis);
  const day = (after: string | null, until: string, sign: number) => sql`
    select account_id, fund_id, ${sign}::int * debit as debit, ${sign}::int * credit as credit, ${sign}::int * lines as lines
    from ${days} where day ${after === null ? sql`>= ${monthOf(until)}` : sql`>= ${after}`} and day <= ${until} and ${conditions}`;
  // Whole months, and days of the months at both ends.
  const parts = [
    sql`select account_id, fund_id, debit, credit, lines from ${months}
      where month < ${monthOf(to)} ${from === null ? sql`` : sql`and month >= ${monthOf(from)}`} and ${conditions}`,
    day(null, to, 1),
    ...(from === null || from === monthOf(from)
      ? []
      : [
          sql`select account_id, fund_id, -debit, -credit, -lines from ${days}
            where day >= ${monthOf(from)} and day < ${from} and ${conditions}`,
        ]),
  ];
  return sql<AccountBalance>`
    select moved.account_id, account.code, account.name, account.type, moved.fund_id,
      sum(debit)::bigint as debit_minor, sum(credit)::bigint as credit_minor,
      sum(debit - credit)::bigint as balance_minor, sum(lines)::bigint as lines
    from (${sql.join(parts, sql` union all `)}) moved
    join account on account.tenant_id = courtyard.tenant_id() and account.id = moved.account_id
    group by moved.account_id, account.code, account.name, account.type, moved.fund_id
    having sum(lines) <> 0
    order by account.code, moved.fund_id`.execute(tx);
}

/** What every account stands at in every fund at the end of a day, in any basis. It costs the number of accounts, not of lines. */
export async function trialBalance(
  tx: Tx,
  { at, ...input }: BalanceInput & { at: string },
): Promise<AccountBalance[]> {
  const { rows } = await rowsOf(tx, input, null, at);
  return rows;
}

/** What moved on every account from a day to a day, both with it: with `withClosing: false`, a statement of income. */
export async function movements(
  tx: Tx,
  { from, to, ...input }: BalanceInput & { from: string; to: string },
): Promise<AccountBalance[]> {
  const { rows } = await rowsOf(tx, input, from, to);
  return rows;
}
