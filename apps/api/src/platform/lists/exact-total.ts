import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database';

const maximumRemembered = 5000;
const remembered = new Map<string, { revision: string; value: unknown }>();

export interface ListPart {
  tenantId: string;
  /** Name of the list, as its table's trigger `courtyard.list_written` has it. */
  list: string;
  /** What is read of it, with everything that it depends on: the filters, and the day where they do. */
  key: string;
}

/**
 * What was read of a list, read again only after the list was written to. Remembered on this process and right on any
 * number of them, since the list's revision is read from the database each time.
 */
export async function asOfRevision<T>(
  tx: Tx,
  { tenantId, list, key }: ListPart,
  read: () => Promise<T>,
): Promise<T> {
  const place = `${tenantId} ${list} ${key}`;
  // The revision first: should a writer commit in between, what is read is newer than the revision that it is kept
  // under, which nobody will see again.
  // Compiled beforehand, as every page of every list asks it.
  const { rows } = await tx.executeQuery<{ revision: string }>(
    CompiledQuery.raw('select revision from list_revision where list = $1', [list]),
  );
  const current = rows[0];
  const known = remembered.get(place);
  // The border: a place is only ever filled by the same kind of reading.
  if (known && known.revision === current?.revision) return known.value as T;
  const value = await read();
  if (current) remember(place, { revision: current.revision, value });
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
