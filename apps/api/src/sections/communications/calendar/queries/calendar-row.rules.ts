import type {
  CalendarEvent,
  CalendarOccurrence,
} from '@courtyard/contract/communications/calendar/calendar-event';
import type { Selectable } from 'kysely';
import type { CalendarOverrideTable, CalendarSeriesTable } from '../calendar.tables';
import { localOf } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { startsWithin } from '../recurrence/expand.rules';
import { addSeconds, localAt, momentOf } from '../recurrence/local-time.rules';

export type SeriesRow = Omit<
  Selectable<CalendarSeriesTable>,
  'tenantId' | 'span' | 'createdBy' | 'createdAt'
>;
export type OverrideRow = Omit<Selectable<CalendarOverrideTable>, 'tenantId'>;
/** What the list needs of an event. */
export type ListedSeries = Omit<SeriesRow, 'description' | 'updatedAt' | 'uid' | 'sequence'>;
export type ListedOverride = Omit<OverrideRow, 'description'>;

type Clock = Pick<SeriesRow, 'allDay' | 'timeZone'>;

/** When it ends on its own clock: after its length in real time, or after whole days. */
export function endsLocalOf(startsLocal: string, lengthSeconds: number, { allDay, timeZone }: Clock): string {
  if (allDay) return addSeconds(startsLocal, lengthSeconds);
  return localAt(new Date(momentOf(startsLocal, timeZone).getTime() + lengthSeconds * 1000), timeZone);
}

/** From when to when on the wire: moments, or days with an exclusive end. */
export function timesOf(
  startsLocal: string,
  lengthSeconds: number,
  clock: Clock,
): { start: string; end: string } {
  if (clock.allDay)
    return { start: startsLocal.slice(0, 10), end: addSeconds(startsLocal, lengthSeconds).slice(0, 10) };
  const start = momentOf(startsLocal, clock.timeZone);
  return { start: start.toISOString(), end: new Date(start.getTime() + lengthSeconds * 1000).toISOString() };
}

/** An event as the wire has it. */
export function eventOf({
  startsLocal,
  lengthSeconds,
  ruleEnds: _ends,
  audienceId,
  ...row
}: SeriesRow): CalendarEvent {
  return {
    ...row,
    isForSome: audienceId !== null,
    ...timesOf(startsLocal, lengthSeconds, row),
    startsLocal,
    endsLocal: endsLocalOf(startsLocal, lengthSeconds, row),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

export const recurs = (row: Pick<SeriesRow, 'rules' | 'extraDates'>): boolean =>
  row.rules.length + row.extraDates.length > 0;

/** One date of an event, with what it departs in. `times` are given where they are known. */
export function occurrenceOf(
  row: ListedSeries,
  occurrence: string,
  override: ListedOverride | undefined,
  times: { start: string; end: string } = timesOf(
    override?.startsLocal ?? occurrence,
    override?.lengthSeconds ?? row.lengthSeconds,
    row,
  ),
): CalendarOccurrence {
  const its = override ?? row;
  return {
    key: `${row.id} ${occurrence}`,
    eventId: row.id,
    source: 'communications',
    occurrence,
    title: its.title,
    start: times.start,
    end: times.end,
    allDay: row.allDay,
    category: its.category,
    color: its.color,
    textColor: its.textColor,
    location: its.location,
    timeZone: row.timeZone,
    status: row.status === 'cancelled' ? 'cancelled' : its.status,
    recurs: recurs(row),
    isChanged: override !== undefined,
    asksAnswers: row.asksAnswers,
    myAnswer: null,
    isForSome: row.audienceId !== null,
    link: null,
    version: row.version,
  };
}

const dayMs = 86_400_000;

/** The dates of an event that touch a time, from `from` up to `to`: moments of the community's midnights. */
export function occurrencesIn(
  row: ListedSeries,
  overrides: readonly ListedOverride[],
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
): CalendarOccurrence[] {
  // Whole days are those of the reader's community, wherever the event was written.
  const zone = row.allDay ? timeZone : row.timeZone;
  const clock = { ...row, timeZone: zone };
  const changed = new Map(overrides.map((override) => [override.occurrence, override]));
  const touches = (local: string, start: number, lengthSeconds: number) => {
    if (start >= to.getTime()) return false;
    if (start >= from.getTime()) return true;
    const end = row.allDay
      ? momentOf(addSeconds(local, lengthSeconds), zone).getTime()
      : start + lengthSeconds * 1000;
    return end > from.getTime();
  };
  const lengthMs = row.lengthSeconds * 1000;
  // No clock is a day off from UTC, so that a day more on both sides has all of them, whatever the zone.
  const first = localOf(from.getTime() - lengthMs - 2 * dayMs);
  const plain = startsWithin(clock, first, localOf(to.getTime() + dayMs)).filter(
    ({ local, at }) => !changed.has(local) && touches(local, at, row.lengthSeconds),
  );
  const moved = overrides.filter(({ startsLocal, lengthSeconds }) =>
    touches(startsLocal, momentOf(startsLocal, zone).getTime(), lengthSeconds),
  );
  const momentsOf = (at: number) => ({
    start: new Date(at).toISOString(),
    end: new Date(at + lengthMs).toISOString(),
  });
  return [
    ...plain.map(({ local, at }) =>
      occurrenceOf(row, local, undefined, row.allDay ? undefined : momentsOf(at)),
    ),
    ...moved.map((override) => occurrenceOf(row, override.occurrence, override)),
  ];
}
