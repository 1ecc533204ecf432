import { sql } from 'kysely';
import type { Platform } from '../../../platform/core/platform';

/** What changes by itself: when a session was used last, answers kept for a repeated call, and counts that are worked out anew. */
const restless = ['session', 'idempotency_key', 'list_revision'];

/** What stands in every table of a community, as a hash of each: the sum of its rows' hashes, which no order has to be made for. */
export async function fingerprints(
  platform: Platform,
  tenantId: string,
): Promise<Readonly<Record<string, string>>> {
  return platform.inTenant(tenantId, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and has_table_privilege(c.oid, 'select') order by 1`.execute(tx);
    const found: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !restless.includes(table.name))) {
      const { rows } = await sql<{ hash: string | null }>`
        select count(*) || ' ' || sum(hashtextextended(t::text, 0)) as hash from ${sql.table(name)} t`.execute(
        tx,
      );
      found[name] = String(rows[0]?.hash);
    }
    return found;
  });
}
