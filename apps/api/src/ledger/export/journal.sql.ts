import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { AccountPurpose, AccountType, EntryClass } from '../ledger.tables';

/** An account of a fund: the books of one fund are exported as accounts of their own. */
export interface ExportedAccount {
  accountCode: string;
  accountName: string;
  accountType: AccountType;
  accountPurpose: AccountPurpose | null;
  fundCode: string;
  fundName: string;
}

export interface ExportedLine extends Omit<ExportedAccount, 'accountPurpose'> {
  amountMinor: number;
  memo: string | null;
  /** The open item that the line adds to or settles. */
  openItemId: string | null;
  dueOn: string | null;
}

export interface ExportedEntry {
  no: number;
  date: string;
  kind: string;
  class: EntryClass;
  memo: string | null;
  lines: ExportedLine[];
}

const entriesAtATime = 1000;

/** The accounts of each fund that have lines, by fund and code. */
export async function exportedAccounts(tx: Tx): Promise<ExportedAccount[]> {
  const { rows } = await sql<ExportedAccount>`
    select account.code as "accountCode", account.name as "accountName", account.type as "accountType",
      account.purpose as "accountPurpose", fund.code as "fundCode", fund.name as "fundName"
    from (select distinct tenant_id, account_id, fund_id from balance_month where layer in ('B', 'Ar', 'Ap')) used
    join account on account.tenant_id = used.tenant_id and account.id = used.account_id
    join fund on fund.tenant_id = used.tenant_id and fund.id = used.fund_id
    order by fund.code, account.code, account.id, fund.id`.execute(tx);
  return rows;
}

/** All entries of accrual basis by number, some at a time; those that only close the cash basis are left out. */
export async function* exportedEntries(tx: Tx): AsyncGenerator<ExportedEntry[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<ExportedEntry>`
      select entry.no, entry.entry_date as date, entry.kind, entry.class, entry.memo,
        (select jsonb_agg(jsonb_build_object('accountCode', account.code, 'accountName', account.name, 'accountType', account.type,
            'fundCode', fund.code, 'fundName', fund.name, 'amountMinor', line.amount, 'memo', line.memo,
            'openItemId', line.open_item_id, 'dueOn', item.due_on) order by line.line)
          from journal_line line
          join account on account.tenant_id = line.tenant_id and account.id = line.account_id
          join fund on fund.tenant_id = line.tenant_id and fund.id = line.fund_id
          left join open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
          where line.tenant_id = entry.tenant_id and line.entry_id = entry.id) as lines
      from journal_entry entry
      where entry.no > ${after} and entry.layer in ('B', 'Ar', 'Ap') order by entry.no limit ${entriesAtATime}`.execute(
      tx,
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < entriesAtATime) return;
    after = last.no;
  }
}
