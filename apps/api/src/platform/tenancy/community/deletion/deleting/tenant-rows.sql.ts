import pg from 'pg';
import { inOrder } from '../../export/writing/exported-tables.sql';

/**
 * Every table of communities, by the catalogue of the database, each before those that it refers to. Not those of the books: what is
 * posted goes with the row of its community and by nothing else.
 */
export async function tenantTables(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select relname as name, array(select distinct target.relname::text from pg_constraint
        join pg_class target on target.oid = confrelid
        where conrelid = owned.oid and contype = 'f' and confrelid <> owned.oid) as needs
     from pg_class owned
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relowner is distinct from to_regrole('courtyard_ledger')
       and exists (select from pg_attribute where attrelid = owned.oid and attname = 'tenant_id' and not attisdropped)
     order by relname`,
  );
  const there = new Set(rows.map(({ name }) => name));
  const tables = rows.map(({ name, needs }) => ({ name, needs: needs.filter((other) => there.has(other)) }));
  return inOrder(tables)
    .map(({ name }) => name)
    .toReversed();
}

/** What deleting rows makes others write (counts of lists, words of the search) is gone at the second pass. */
const maxPasses = 3;

/** Deletes every row of a community from every table of communities. Gives how many there were. */
export async function deleteTenantRows(
  client: Pick<pg.ClientBase, 'query'>,
  tenantId: string,
): Promise<number> {
  await client.query(
    `select set_config('app.tenant_id', $1, true), set_config('app.deleted_tenant', $1, true)`,
    [tenantId],
  );
  const tables = await tenantTables(client);
  let total = 0;
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    let gone = 0;
    for (const name of tables) {
      const table = `public.${pg.escapeIdentifier(name)}`;
      // Asked first: a delete of no rows has triggers too.
      const some = await client.query(`select from ${table} where tenant_id = $1 limit 1`, [tenantId]);
      if (some.rowCount === 0) continue;
      const { rowCount } = await client.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
      gone += rowCount ?? 0;
    }
    total += gone;
    if (gone === 0) return total;
  }
  throw new Error('deleting the rows of a community goes on making others');
}
