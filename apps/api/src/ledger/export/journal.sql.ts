import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { AccountType, EntryClass } from '../ledger.tables';

export interface ExportedLine {
  accountCode: string;
  accountName: string;
  accountType: AccountType;
  fundCode: string;
  fundName: string;
  amountMinor: number;
  memo: string | null;
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

/** All entries of accrual basis by number; those that only close the cash basis are left out. */
export async function* exportedEntries(tx: Tx): AsyncGenerator<ExportedEntry> {
  for (let after = 0; ;) {
    const { rows } = await sql<ExportedEntry>`
      select entry.no, entry.entry_date as date, entry.kind, entry.class, entry.memo,
        (select jsonb_agg(jsonb_build_object('accountCode', account.code, 'accountName', account.name, 'accountType', account.type,
            'fundCode', fund.code, 'fundName', fund.name, 'amountMinor', line.amount, 'memo', line.memo) order by line.line)
          from journal_line line
          join account on account.tenant_id = line.tenant_id and account.id = line.account_id
          join fund on fund.tenant_id = line.tenant_id and fund.id = line.fund_id
          where line.tenant_id = entry.tenant_id and line.entry_id = entry.id) as lines
      from journal_entry entry
      where entry.no > ${after} and entry.layer in ('B', 'Ar', 'Ap') order by entry.no limit ${entriesAtATime}`.execute(
      tx,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < entriesAtATime) return;
    after = last.no;
  }
}
