import { sql } from 'kysely';
import type { Tx } from '../database';

/**
 * Lets the writers of a list of this community follow each other from here to their commit. Whoever reads before it
 * writes, or writes more than one row, locks it first: so no two decide on the same state, or wait for each other.
 */
export async function lockList(tx: Tx, list: string): Promise<void> {
  await sql`select courtyard.touch_list(${list})`.execute(tx);
}
