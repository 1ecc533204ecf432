import type { Transfer } from '@courtyard/contract/banking/transfer/transfer';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';

interface Row extends Omit<Transfer, 'from' | 'to' | 'entry'> {
  entryId: string;
  no: number;
  fromId: string;
  fromCode: string;
  fromName: string;
  fromFund: string;
  toId: string;
  toCode: string;
  toName: string;
  toFund: string;
}

/** Transfers, the newest first: all, of one account, or one. */
export async function transfersOf(
  tx: Tx,
  { accountId, id }: { accountId?: string | undefined; id?: string },
): Promise<Transfer[]> {
  const conditions = [
    ...(accountId === undefined ? [] : [sql`${accountId}::uuid in (its.from_account_id, its.to_account_id)`]),
    ...(id === undefined ? [] : [sql`its.id = ${id}`]),
    sql`true`,
  ];
  const { rows } = await sql<Row>`
    select its.id, its.number, its."on", its.amount_minor, its.purpose, its.memo, its.created_by, its.approved_by, its.created_at,
      its.entry_id, entry.no, exists (select from journal_entry back where back.tenant_id = its.tenant_id
        and back.reverses_id = its.entry_id) as is_reversed,
      source.id as from_id, source.code as from_code, source.name as from_name, source_fund.name as from_fund,
      target.id as to_id, target.code as to_code, target.name as to_name, target_fund.name as to_fund
    from transfer its
    join journal_entry entry on entry.tenant_id = its.tenant_id and entry.id = its.entry_id
    join account source on source.tenant_id = its.tenant_id and source.id = its.from_account_id
    join fund source_fund on source_fund.tenant_id = its.tenant_id and source_fund.id = source.fund_id
    join account target on target.tenant_id = its.tenant_id and target.id = its.to_account_id
    join fund target_fund on target_fund.tenant_id = its.tenant_id and target_fund.id = target.fund_id
    where ${sql.join(conditions, sql` and `)}
    order by its.number desc limit 200`.execute(tx);
  return rows.map((row) => {
    const { entryId, no, fromId, fromCode, fromName, fromFund, toId, toCode, toName, toFund, ...its } = row;
    return {
      ...its,
      from: { id: fromId, code: fromCode, name: fromName, fund: fromFund },
      to: { id: toId, code: toCode, name: toName, fund: toFund },
      entry: { id: entryId, no },
    };
  });
}
