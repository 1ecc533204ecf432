import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Tx } from '../database';
import { databaseMemory } from '../memory';

const maximumRemembered = 5000;
const remembered = databaseMemory<string, { revision: string; value: unknown }>();

export interface ListPart {
  tenantId: string;
  /** Names of the lists that are read, as their tables' triggers `courtyard.list_written` have them. */
  lists: readonly string[];
  /** What is read of them, with everything that it depends on: the filters, and the day where they do. */
  key: string;
}

interface Unchanged {
  tenantId: string;
  /** What is read, with everything that it depends on but what the revision tells of. */
  key: string;
  /** Another for what reads otherwise; null: nothing is remembered. Of before the reading, never of after it. */
  revision: string | null;
}

/** What was read at a revision, without reading it again. Remembered on this process; right on any number of them, where the revision is read from the database each time. */
export async function whileUnchanged<T>(
  { tenantId, key, revision }: Unchanged,
  read: () => Promise<T>,
): Promise<T> {
  const place = `${tenantId} ${key}`;
  const known = remembered.get(place);
  // The border: a place is only ever filled by the same kind of reading.
  if (known && known.revision === revision) return known.value as T;
  const value = await read();
  if (revision !== null) remember(place, { revision, value });
  return value;
}

/** What was read of lists, read again only after one of them was written to. */
export async function asOfRevision<T>(
  tx: Tx,
  { tenantId, lists, key }: ListPart,
  read: () => Promise<T>,
): Promise<T> {
  // The revision first: should a writer commit in between, what is read is newer than the revision that it is kept
  // under, which nobody will see again.
  // Compiled beforehand, as every page of every list asks it.
  const { rows } = await tx.executeQuery<{ revision: string }>(
    CompiledQuery.raw('select revision from list_revision where list = any($1) order by list', [lists]),
  );
  // None for a list that was never written to.
  const current = rows.length < lists.length ? null : rows.map(({ revision }) => revision).join();
  return whileUnchanged({ tenantId, key: `${lists.join()} ${key}`, revision: current }, read);
}

/** How many rows match, exactly, without counting them for every page. `count` gives one row with `total`. */
export function exactTotal(
  tx: Tx,
  { count, ...part }: ListPart & { count: () => RawBuilder<{ total: number }> },
): Promise<number> {
  return asOfRevision(tx, { ...part, key: `total ${part.key}` }, async () => {
    const { rows } = await count().execute(tx);
    return rows[0]?.total ?? 0;
  });
}

function remember(place: string, value: { revision: string; value: unknown }): void {
  remembered.delete(place);
  remembered.set(place, value);
  if (remembered.size <= maximumRemembered) return;
  const oldest = remembered.keys().next().value;
  if (oldest !== undefined) remembered.delete(oldest);
}
