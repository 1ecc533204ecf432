import { setsOf } from '../../../../platform/core/time-slices';
import type { Tx } from '../../../../platform/database/database';
import type { CallContext } from '../../../../platform/section/call-context';
import type { OverrideRow, SeriesRow } from '../queries/calendar-row.rules';
import { spanOf } from '../queries/calendar.sql';
import type { EventColumns } from './event-input';

/** The name of an event in every calendar of the world: its id at the community's address. */
export const uidOf = ({ platform, tenant }: Pick<CallContext, 'platform' | 'tenant'>, id: string): string =>
  `${id}@${new URL(platform.tenants.addressOf(tenant)).hostname}`;

interface NewEvent {
  id: string;
  uid: string;
  sequence?: number;
  audienceId?: string | null;
}

/** Writes a new event. */
export async function insertSeries(
  { tx, tenant, caller }: CallContext,
  { id, uid, sequence = 0, audienceId = null }: NewEvent,
  columns: EventColumns,
  overrides: readonly OverrideRow[] = [],
): Promise<void> {
  await tx
    .insertInto('calendarSeries')
    .values({
      tenantId: tenant.id,
      id,
      uid,
      sequence,
      audienceId,
      createdBy: caller.memberId,
      ...columns,
      span: spanOf(columns, overrides),
    })
    .execute();
}

/** Writes an event anew, under its next version; who has it in a calendar of their own takes the next sequence. */
export async function rewriteSeries(
  { tx, platform }: CallContext,
  { id, version, sequence }: Pick<SeriesRow, 'id' | 'version' | 'sequence'>,
  columns: EventColumns,
  overrides: readonly OverrideRow[],
): Promise<void> {
  await tx
    .updateTable('calendarSeries')
    .set({
      ...columns,
      span: spanOf(columns, overrides),
      version: version + 1,
      sequence: sequence + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', id)
    .execute();
}

/** Has these dates, and no others, depart from an event. */
export async function replaceOverrides(
  { tx, tenant }: CallContext,
  seriesId: string,
  overrides: readonly OverrideRow[],
): Promise<void> {
  await tx.deleteFrom('calendarOverride').where('seriesId', '=', seriesId).execute();
  if (overrides.length === 0) return;
  await tx
    .insertInto('calendarOverride')
    .values(overrides.map((row) => ({ ...row, tenantId: tenant.id, seriesId })))
    .execute();
}

/** The dates of an event that somebody answered for. */
export async function answeredDates(tx: Tx, seriesId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('calendarAnswer')
    .select('occurrence')
    .distinct()
    .where('seriesId', '=', seriesId)
    .execute();
  return rows.map(({ occurrence }) => occurrence);
}

/** Has answers follow their dates, to another event too; those of a date that is gone go. */
export async function moveAnswers(
  tx: Tx,
  from: string,
  to: string,
  moves: readonly { before: string; after: string | null }[],
): Promise<void> {
  const gone = moves.filter(({ after }) => after === null).map(({ before }) => before);
  const kept = moves.filter(({ before, after }) => after !== null && (before !== after || from !== to));
  if (gone.length > 0)
    await tx
      .deleteFrom('calendarAnswer')
      .where('seriesId', '=', from)
      .where('occurrence', 'in', gone)
      .execute();
  if (kept.length === 0) return;
  // Taken out first: a date may go where another one was.
  const dates = new Map(kept.map(({ before, after }) => [before, after ?? before]));
  const rows = await tx
    .deleteFrom('calendarAnswer')
    .where('seriesId', '=', from)
    .where('occurrence', 'in', [...dates.keys()])
    .returningAll()
    .execute();
  const moved = rows.map((row) => ({
    ...row,
    seriesId: to,
    occurrence: dates.get(row.occurrence) ?? row.occurrence,
  }));
  for (const set of setsOf(moved))
    await tx
      .insertInto('calendarAnswer')
      .values([...set])
      .execute();
}
