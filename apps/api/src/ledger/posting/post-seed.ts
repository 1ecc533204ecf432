import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { Actor, NewEntry, NewReversal } from './entry';
import { post } from './post';

const maxAtOnce = 100;

/**
 * `post` of any number of entries in one transaction, for what fills a community that nobody works in yet: the locks that have a
 * transaction post once keep nobody waiting there.
 */
export async function postSeed(
  tx: Tx,
  entries: readonly (NewEntry | NewReversal)[],
  actor: Actor,
): Promise<void> {
  for (let from = 0; from < entries.length; from += maxAtOnce) {
    await sql`select set_config('ledger.posted_in', '', true)`.execute(tx);
    await post(tx, entries.slice(from, from + maxAtOnce), actor);
  }
  await sql`select set_config('ledger.posted_in', '', true)`.execute(tx);
}
