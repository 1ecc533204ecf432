import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { SeriesRow } from '../queries/calendar-row.rules';
import { findSeries } from '../queries/calendar.sql';

/** The events that are here of these UIDs, locked. */
export async function seriesByUid(tx: Tx, uids: readonly string[]): Promise<ReadonlyMap<string, SeriesRow>> {
  const rows = await tx
    .selectFrom('calendarSeries')
    .select('id')
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .orderBy('id')
    .execute();
  const found = new Map<string, SeriesRow>();
  for (const { id } of rows) {
    const row = await findSeries(tx, id, true);
    if (row) found.set(row.uid, row);
  }
  return found;
}
