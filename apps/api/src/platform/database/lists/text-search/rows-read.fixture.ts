import { sql } from 'kysely';
import type { Tx } from '../../database';

/** How many rows of a table a piece of work of a transaction reads, in the functions that it calls too. */
export async function rowsRead(tx: Tx, table: string, work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { rows } = await sql<{ read: number }>`
      select (pg_stat_get_xact_tuples_returned(${table}::regclass) + pg_stat_get_xact_tuples_fetched(${table}::regclass))::int
        as read`.execute(tx);
    return rows[0]?.read ?? 0;
  };
  const before = await read();
  await work();
  return (await read()) - before;
}
