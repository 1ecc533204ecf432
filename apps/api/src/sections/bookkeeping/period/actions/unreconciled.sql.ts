import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** How many bank accounts have entries until a day through which they are not reconciled. */
export async function unreconciledAccounts(tx: Tx, until: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account
    where account.purpose = 'bank' and account.archived_at is null
      and exists (select from journal_line line where line.tenant_id = account.tenant_id and line.account_id = account.id
        and line.entry_date <= ${until})
      and not exists (select from reconciliation its where its.tenant_id = account.tenant_id and its.account_id = account.id
        and its.status = 'finished' and its.to_on >= ${until})`.execute(tx);
  return rows[0]?.count ?? 0;
}
