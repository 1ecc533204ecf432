import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Tx } from '../database';

const maximumRemembered = 5000;
const remembered = new Map<string, { revision: string; value: unknown }>();

export interface ListPart {
  tenantId: string;
  /** Names of the lists that are read, as their tables' triggers `courtyard.list_written` have them. */
  lists: readonly string[];
  /** What is read of them, with everything that it depends on: the filters, and the day where they do. */
  key: string;
}

/**
 * What was read of lists, read again only after one of them was written to. Remembered on this process and right on
 * any number of them, since the revisions are read from the database each time.
 */
export async function asOfRevision<T>(
  tx: Tx,
  { tenantId, lists, key }: ListPart,
  read: () => Promise<T>,
): Promise<T> {
  const place = `${tenantId} ${lists.join()} ${key}`;
  // The revision first: should a writer commit in between, what is read is newer than the revision that it is kept
  // under, which nobody will see again.
  // Compiled beforehand, as every page of every list asks it.
  const { rows } = await tx.executeQuery<{ revision: string }>(
    CompiledQuery.raw('select revision from list_revision where list = any($1) order by list', [lists]),
  );
  // None for a list that was never written to: nothing is remembered of it.
  const current = rows.length < lists.length ? null : rows.map(({ revision }) => revision).join();
  const known = remembered.get(place);
  // The border: a place is only ever filled by the same kind of reading.
  if (known && known.revision === current) return known.value as T;
  const value = await read();
  if (current !== null) remember(place, { revision: current, value });
  return value;
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
