import { sql } from 'kysely';
import { setsOf } from '../../platform/core/time-slices';
import type { Tx } from '../../platform/database/database';
import { type AccountInput, ofChart, updateAccount } from './accounts.sql';

type Identified = AccountInput & { id: string };

/**
 * Writes many accounts at once, parents and children in whatever order: what is made has an id already. First everything that changes
 * lets go of its heading and of a purpose that it gives up, so that another can have it. Throws a Problem: 409 for another version.
 */
export async function writeAccounts(
  tx: Tx,
  tenantId: string,
  { made, changed }: { made: readonly Identified[]; changed: readonly (Identified & { version: number })[] },
): Promise<void> {
  const rows = (given: readonly Identified[]) => JSON.stringify(given);
  await ofChart(
    sql`update account set parent_id = null,
        purpose = case when account.purpose is not distinct from given.purpose then account.purpose end
      from jsonb_to_recordset(${rows(changed)}::jsonb) as given (id uuid, purpose text)
      where account.id = given.id`.execute(tx),
  );
  for (const set of setsOf(made))
    await ofChart(
      tx
        .insertInto('account')
        .values(set.map((account) => ({ ...account, tenantId, parentId: null })))
        .execute(),
    );
  for (const { id, ...input } of changed) await updateAccount(tx, id, { ...input, parentId: null });
  await ofChart(
    sql`update account set parent_id = given."parentId"
      from jsonb_to_recordset(${rows([...made, ...changed])}::jsonb) as given (id uuid, "parentId" uuid)
      where account.id = given.id and given."parentId" is not null`.execute(tx),
  );
}
