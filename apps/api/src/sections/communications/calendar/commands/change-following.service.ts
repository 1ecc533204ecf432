import { parseRule, ruleText } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { ruleDates } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { newId } from '../../../../platform/core/ids';
import { invalid } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import type { OverrideRow, SeriesRow } from '../queries/calendar-row.rules';
import { ruleEnd, startsBetween } from '../recurrence/expand.rules';
import { addSeconds, isOnClock, momentOf } from '../recurrence/local-time.rules';
import {
  answeredDates,
  insertSeries,
  moveAnswers,
  replaceOverrides,
  rewriteSeries,
  uidOf,
} from './calendar-write.sql';
import { copiedAudience } from './event-audience';
import { type Change, changeAll, changedColumns, inherited } from './change-all.service';
import type { Held } from './held';
import { columnsOf, type EventColumns } from './event-input';
import { requireDateMap } from './dates';

/** A time as rules write their end: in UTC, or the day of an event of whole days. */
function untilText(local: string, { allDay, timeZone }: Pick<SeriesRow, 'allDay' | 'timeZone'>): string {
  if (allDay) return local.slice(0, 10).replaceAll('-', '');
  return `${momentOf(local, timeZone).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Whether a date is the first of its series. */
export const isFirst = (row: SeriesRow, date: string): boolean =>
  startsBetween({ ...row, exceptDates: [] }, row.startsLocal < date ? row.startsLocal : date, date)[0] ===
  date;

/**
 * A series up to a date, without it: its rule ends before (RFC 5545 knows no other way that programs obey), and what was
 * said of later dates is left out.
 */
export function endedBefore(row: SeriesRow, date: string): EventColumns {
  const end = addSeconds(date, -1);
  const rules = row.rules.map((text) => {
    const parsed = parseRule(text);
    return 'fault' in parsed ? text : ruleText({ ...parsed.rule, count: null, until: untilText(end, row) });
  });
  const isBefore = (local: string) => local < date;
  return {
    ...columnsOf(row),
    rules,
    ruleEnds: rules.map((text) => ruleEnd(row, text)),
    extraDates: row.extraDates.filter(isBefore),
    exceptDates: row.exceptDates.filter(isBefore),
  };
}

/** The series from a date on: what its count has left, and what was said of the dates from there. */
function followingFrom(row: SeriesRow, date: string): SeriesRow {
  const [text = '', ...further] = row.rules;
  const parsed = parseRule(text);
  const isOfRule = ruleDates(row.startsLocal, text === '' ? 'FREQ=DAILY' : text, date, date).length > 0;
  if ('fault' in parsed || further.length > 0 || !isOfRule)
    throw invalid({
      scope: 'This event’s repetition can’t be split here: change this date only, or all of them.',
    });
  const { count } = parsed.rule;
  const isReal = (local: string) => row.allDay || isOnClock(local, row.timeZone);
  const gone = ruleDates(row.startsLocal, text, row.startsLocal, addSeconds(date, -1)).filter(isReal).length;
  const rules = [ruleText({ ...parsed.rule, count: count === null ? null : Math.max(1, count - gone) })];
  const isFrom = (local: string) => local >= date;
  return {
    ...row,
    startsLocal: date,
    rules,
    ruleEnds: rules.map((each) => ruleEnd({ ...row, startsLocal: date }, each)),
    extraDates: row.extraDates.filter(isFrom),
    exceptDates: row.exceptDates.filter(isFrom),
  };
}

/** Changes a date and those that follow: they become an event of their own, with what was said of them. Gives its id. */
export async function changeFollowing(
  context: CallContext,
  held: Held,
  date: string,
  change: Change,
): Promise<string> {
  const { row, overrides } = held;
  if (isFirst(row, date)) return changeAll(context, held, date, change);
  const rest = followingFrom(row, date);
  const columns = changedColumns(rest, change, context.tenant.timeZone);
  const answered = (await answeredDates(context.tx, row.id)).filter((local) => local >= date);
  const later = overrides.filter(({ occurrence }) => occurrence >= date);
  const through = [...later.map(({ occurrence }) => occurrence), ...answered, ...rest.exceptDates, date];
  const mapped = requireDateMap(rest, columns, {
    wasMoved: change.rules === undefined,
    through: through.toSorted().at(-1) ?? date,
  });
  if (change.exceptDates === undefined)
    columns.exceptDates = rest.exceptDates
      .map(mapped)
      .filter((local) => local !== null)
      .toSorted();
  const id = newId();
  const moved: OverrideRow[] = later.flatMap((override) => {
    const occurrence = mapped(override.occurrence);
    return occurrence === null ? [] : [{ ...inherited(override, occurrence, row, columns), seriesId: id }];
  });
  const audienceId = await copiedAudience(context, row);
  await insertSeries(context, { id, uid: uidOf(context, id), audienceId }, columns, moved);
  await replaceOverrides(context, id, moved);
  await moveAnswers(
    context.tx,
    row.id,
    id,
    answered.map((before) => ({ before, after: mapped(before) })),
  );
  const earlier = overrides.filter(({ occurrence }) => occurrence < date);
  await rewriteSeries(context, row, endedBefore(row, date), earlier);
  await replaceOverrides(context, row.id, earlier);
  return id;
}
