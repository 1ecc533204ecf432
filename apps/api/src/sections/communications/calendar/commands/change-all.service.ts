import type { CalendarEventChange } from '@courtyard/contract/communications/calendar/calendar-event';
import { floatingMs } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { invalid } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import type { OverrideRow, SeriesRow } from '../queries/calendar-row.rules';
import { addSeconds } from '../recurrence/local-time.rules';
import { answeredDates, moveAnswers, replaceOverrides, rewriteSeries } from './calendar-write.sql';
import type { Held } from './held';
import { columnsFrom, type EventColumns, inputOf, timesFrom } from './event-input';
import { requireDateMap } from './dates';
import { movedRule } from './move.rules';

export type Change = Omit<CalendarEventChange, 'scope' | 'occurrence' | 'version' | 'audience'>;

/** What is written anew over what is there; what is left out stays. */
function over<T extends object>(base: T, change: { [K in keyof T]?: T[K] | undefined }): T {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.assign({ ...base }, Object.fromEntries(said));
}

/** A change that names the times of one date, as times of the first: all dates move as far. */
function ofFirst({ row, overrides }: Held, date: string | null, change: Change): Change {
  if (date === null || change.start === undefined) return change;
  const base = overrides.find(({ occurrence }) => occurrence === date)?.startsLocal ?? date;
  const input = over(inputOf(row), change);
  const zone = input.timeZone ?? row.timeZone;
  const times = timesFrom({ ...input, end: change.end === undefined ? null : input.end }, zone);
  const length = change.end === undefined ? row.lengthSeconds : times.lengthSeconds;
  const start = addSeconds(row.startsLocal, (floatingMs(times.startsLocal) - floatingMs(base)) / 1000);
  return { ...change, start, end: addSeconds(start, length) };
}

/** The columns of the changed event: rules that nobody touched follow to the new day. */
export function changedColumns(row: SeriesRow, change: Change, communityZone: string): EventColumns {
  const input = over(inputOf(row), change);
  if (change.start !== undefined && change.end === undefined) input.end = null;
  const timeZone = input.allDay ? communityZone : (input.timeZone ?? communityZone);
  const { startsLocal } = timesFrom({ ...input, end: null }, timeZone);
  if (change.start !== undefined && change.end === undefined)
    input.end = addSeconds(startsLocal, row.lengthSeconds);
  if (change.rules === undefined)
    input.rules = row.rules.map((text) => {
      const next = movedRule(text, row.startsLocal, startsLocal);
      if (next === null)
        throw invalid({ start: 'This date doesn’t match how the event repeats: change that too.' });
      return next;
    });
  return columnsFrom(input, communityZone);
}

/**
 * A date that departs, by the start that it would have by now: what it says of its own stays, what it has from its series, its
 * time and length among that, follows the series.
 */
export function inherited(
  override: OverrideRow,
  occurrence: string,
  before: SeriesRow,
  after: EventColumns,
): OverrideRow {
  const fields = [
    'title',
    'description',
    'location',
    'category',
    'color',
    'textColor',
    'status',
    'lengthSeconds',
  ] as const;
  const followed = fields
    .filter((field) => override[field] === before[field])
    .map((field) => [field, after[field]]);
  const startsLocal = override.startsLocal === override.occurrence ? occurrence : override.startsLocal;
  return { ...override, ...Object.fromEntries(followed), occurrence, startsLocal };
}

/** Changes all dates of an event, or the one of an event that does not repeat. Gives its id. */
export async function changeAll(
  context: CallContext,
  held: Held,
  date: string | null,
  change: Change,
): Promise<string> {
  const { row, overrides } = held;
  const columns = changedColumns(row, ofFirst(held, date, change), context.tenant.timeZone);
  const answered = await answeredDates(context.tx, row.id);
  const named = [
    ...overrides.map(({ occurrence }) => occurrence),
    ...answered,
    ...row.exceptDates,
    row.startsLocal,
  ];
  const mapped = requireDateMap(row, columns, {
    wasMoved: change.rules === undefined,
    through: named.toSorted().at(-1) ?? row.startsLocal,
  });
  if (change.exceptDates === undefined)
    columns.exceptDates = row.exceptDates
      .map(mapped)
      .filter((local) => local !== null)
      .toSorted();
  if (change.extraDates === undefined)
    columns.extraDates = row.extraDates.map((local) => mapped(local) ?? local).toSorted();
  const kept = overrides.flatMap((override) => {
    const occurrence = mapped(override.occurrence);
    return occurrence === null ? [] : [inherited(override, occurrence, row, columns)];
  });
  await rewriteSeries(context, row, columns, kept);
  await replaceOverrides(context, row.id, kept);
  await moveAnswers(
    context.tx,
    row.id,
    row.id,
    answered.map((before) => ({ before, after: mapped(before) })),
  );
  return row.id;
}
