import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import { type AccountBalance, trialBalance } from './balances.sql';
import type { ThroughEntry } from './balances-through.sql';
import { layersOf } from './basis';

/** What an entry moved on the accounts for what funds owe each other. */
export interface EntryBetweenFunds {
  entryId: string;
  no: number;
  date: string;
  kind: string;
  memo: string | null;
  /** The entry that it takes back. */
  reverses: string | null;
  /** Due-to and due-from together: above zero, so much more is owed to the fund. Never zero, and each fund once. */
  moved: readonly { fundId: string; amountMinor: number }[];
}

/**
 * Entries until the end of a day, by day and number, that moved what funds owe each other in accrual basis. Costs the lines of the
 * two accounts, whatever else the books have.
 */
export async function entriesBetweenFunds(
  tx: Tx,
  at: string,
  { journalNo }: ThroughEntry = {},
): Promise<EntryBetweenFunds[]> {
  const due = await dueAccounts(tx);
  // One account and one entry after the other: PostgreSQL takes these accounts for as busy as others, and reads the whole books.
  const { rows } = await sql<EntryBetweenFunds>`
    select entry.id as entry_id, entry.no, entry.entry_date as date, entry.kind, entry.memo, entry.reverses_id as reverses,
      json_agg(json_build_object('fundId', moved.fund_id, 'amountMinor', moved.amount) order by moved.fund_id) as moved
    from (
      select line.tenant_id, line.entry_id, line.fund_id, sum(line.amount)::bigint as amount
      from unnest(${due.map(({ id }) => id)}::uuid[]) due (account_id)
      cross join lateral (select of_account.tenant_id, of_account.entry_id, of_account.fund_id, of_account.amount
        from journal_line of_account
        where of_account.account_id = due.account_id and of_account.entry_date <= ${at}
          ${journalNo === undefined ? sql`` : sql`and of_account.entry_no <= ${journalNo}`} offset 0) line
      group by line.tenant_id, line.entry_id, line.fund_id
      having sum(line.amount) <> 0
    ) moved
    cross join lateral (select its.id, its.no, its.entry_date, its.kind, its.memo, its.reverses_id from journal_entry its
      where its.tenant_id = moved.tenant_id and its.id = moved.entry_id and its.layer = any (${layersOf.accrual}) offset 0) entry
    group by entry.id, entry.no, entry.entry_date, entry.kind, entry.memo, entry.reverses_id
    order by entry.entry_date, entry.no`.execute(tx);
  return rows;
}

const dueAccounts = (tx: Tx) =>
  tx.selectFrom('account').select('id').where('purpose', 'in', ['due-from', 'due-to']).execute();

/**
 * What stands on those accounts at the end of a day, by account and fund, with how many lines made it. Costs months, not lines: where
 * it is what it was, so are the entries.
 */
export async function standingBetweenFunds(tx: Tx, at: string): Promise<AccountBalance[]> {
  const rows: AccountBalance[] = [];
  for (const { id } of await dueAccounts(tx))
    rows.push(...(await trialBalance(tx, { at, basis: 'accrual', accountId: id })));
  return rows;
}
