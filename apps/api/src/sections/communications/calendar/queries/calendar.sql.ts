import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { ListedOverride, ListedSeries, OverrideRow, SeriesRow } from './calendar-row.rules';
import { extentOf, type Recurring } from '../recurrence/expand.rules';
import { momentOf } from '../recurrence/local-time.rules';

const listed = [
  'calendarSeries.id',
  'title',
  'location',
  'category',
  'color',
  'textColor',
  'allDay',
  'timeZone',
  'startsLocal',
  'lengthSeconds',
  'rules',
  'ruleEnds',
  'extraDates',
  'exceptDates',
  'status',
  'asksAnswers',
  'audienceId',
  'version',
] as const;
const whole = [...listed, 'description', 'uid', 'sequence', 'updatedAt'] as const;
const listedOverride = [
  'seriesId',
  'occurrence',
  'title',
  'location',
  'category',
  'color',
  'textColor',
  'startsLocal',
  'lengthSeconds',
  'status',
] as const;

/** SQL of the events that somebody sees: `seenBy`. */
type Seen = RawBuilder<SqlBool>;

const touching = (from: Date, to: Date) => sql<boolean>`calendar_series.span && tstzrange(${from}, ${to})`;

/** The events with a date between two moments, perhaps: their span says so, their rules decide. */
export const listedBetween = (tx: Tx, from: Date, to: Date, seen: Seen): Promise<ListedSeries[]> =>
  tx
    .selectFrom('calendarSeries')
    .select(listed)
    .where(touching(from, to))
    .where(seen)
    .orderBy('calendarSeries.id')
    .limit(10_000)
    .execute();

/** Whole events with a date between two moments, perhaps. */
export const seriesBetween = (tx: Tx, from: Date, to: Date, seen: Seen): Promise<SeriesRow[]> =>
  tx
    .selectFrom('calendarSeries')
    .select(whole)
    .where(touching(from, to))
    .where(seen)
    .orderBy('calendarSeries.id')
    .limit(10_000)
    .execute();

/** Every event of the community that is seen. */
export const everySeries = (tx: Tx, seen: Seen): Promise<SeriesRow[]> =>
  tx
    .selectFrom('calendarSeries')
    .select(whole)
    .where(seen)
    .orderBy('calendarSeries.id')
    .limit(20_000)
    .execute();

/** One by its id, locked where it is about to change; undefined where there is none. */
export const findSeries = (tx: Tx, eventId: string, lock = false): Promise<SeriesRow | undefined> =>
  tx
    .selectFrom('calendarSeries')
    .select(whole)
    .where('id', '=', eventId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

const idList = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Dates that depart from these events, by their event. */
export async function listedOverrides(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedOverride[]>> {
  const rows = await tx
    .selectFrom('calendarOverride')
    .select(listedOverride)
    .where('seriesId', '=', idList(ids))
    .orderBy('occurrence')
    .execute();
  return grouped(rows);
}

/** As `listedOverrides`, with their descriptions. */
export async function overridesOf(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OverrideRow[]>> {
  const rows = await tx
    .selectFrom('calendarOverride')
    .select([...listedOverride, 'description'])
    .where('seriesId', '=', idList(ids))
    .orderBy('occurrence')
    .execute();
  return grouped(rows);
}

function grouped<T extends { seriesId: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const by = new Map<string, T[]>();
  for (const row of rows) {
    const of = by.get(row.seriesId);
    if (of) of.push(row);
    else by.set(row.seriesId, [row]);
  }
  return by;
}

const dayMs = 86_400_000;

/**
 * The time in UTC within which an event can take place, with a day to spare: whole days are another time in each zone.
 * `moved` are the times of dates that depart from it.
 */
export function spanOf(
  series: Recurring,
  moved: readonly { startsLocal: string; lengthSeconds: number }[],
): RawBuilder<unknown> {
  const { from, to } = extentOf(series);
  const at = (local: string) => momentOf(local, series.timeZone).getTime();
  const first = Math.min(at(from), ...moved.map(({ startsLocal }) => at(startsLocal)));
  const last = moved.map(({ startsLocal, lengthSeconds }) => at(startsLocal) + lengthSeconds * 1000);
  const end = to === null ? null : Math.max(at(to), ...last) + dayMs;
  return sql`tstzrange(${new Date(first - dayMs)}, ${end === null ? null : new Date(end)})`;
}
