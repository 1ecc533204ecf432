import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database';

/** Whether a query finds a row. */
export async function isAny(tx: Tx, query: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(tx);
  return rows[0]?.found ?? false;
}
