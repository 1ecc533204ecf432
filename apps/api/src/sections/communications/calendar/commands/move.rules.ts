import {
  parseRule,
  type RecurrenceRule,
  ruleText,
  weekdayNames,
} from '@courtyard/contract/communications/calendar/recurrence.rules';
import { daysBetween, daysInMonth, weekdayOf } from '@courtyard/contract/days';
import { floatingMs, ruleDates } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import type { Recurring } from '../recurrence/expand.rules';
import { addSeconds } from '../recurrence/local-time.rules';

/**
 * What becomes of a series that is moved as a whole: its rules follow to the new day, and what is said of single dates
 * follows these.
 */

const dateOf = (local: string) => Number(local.slice(8, 10));
const isOneOfLast = (local: string) => {
  const days = daysInMonth(Number(local.slice(0, 4)), Number(local.slice(5, 7)));
  return { last: dateOf(local) === days, lastWeek: dateOf(local) > days - 7 };
};

/** `2TU` on another day: the second Wednesday; the last one stays the last where the day is one. */
function ordinalDay(day: string, to: string): string {
  const name = weekdayNames[weekdayOf(to.slice(0, 10)) - 1];
  const isLast = day.startsWith('-1') && isOneOfLast(to).lastWeek;
  return `${isLast ? -1 : Math.ceil(dateOf(to) / 7)}${name}`;
}

function moved(rule: RecurrenceRule, from: string, to: string): RecurrenceRule {
  const days = daysBetween(from.slice(0, 10), to.slice(0, 10));
  const turned = (day: string) => {
    const index = weekdayNames.findIndex((name) => name === day);
    return weekdayNames[(((index + days) % 7) + 7) % 7] ?? day;
  };
  const [onlyDay = ''] = rule.byDay;
  const hasOrdinal = /\d/.test(onlyDay);
  return {
    ...rule,
    byDay:
      rule.byDay.length === 1 && hasOrdinal
        ? [ordinalDay(onlyDay, to)]
        : rule.bySetPos.length > 0 && rule.byDay.length > 1
          ? rule.byDay
          : rule.byDay.map((day) => (/\d/.test(day) ? day : turned(day))),
    bySetPos:
      rule.bySetPos.length === 1 && rule.byDay.length === 1 && !hasOrdinal
        ? [rule.bySetPos[0] === -1 && isOneOfLast(to).lastWeek ? -1 : Math.ceil(dateOf(to) / 7)]
        : rule.bySetPos,
    byMonthDay:
      rule.byMonthDay.length === 1
        ? [rule.byMonthDay[0] === -1 && isOneOfLast(to).last ? -1 : dateOf(to)]
        : rule.byMonthDay,
    byMonth: rule.byMonth.length === 1 ? [Number(to.slice(5, 7))] : rule.byMonth,
  };
}

/** A rule for a series whose start goes to another day; null where it cannot have a date on that day. */
export function movedRule(text: string, from: string, to: string): string | null {
  const parsed = parseRule(text);
  if ('fault' in parsed) return null;
  const isOn = (start: string, rule: string) => ruleDates(start, rule, start, start).length > 0;
  const next = from.slice(0, 10) === to.slice(0, 10) ? text : ruleText(moved(parsed.rule, from, to));
  return !isOn(from, text) || isOn(to, next) ? next : null;
}

/** Every start that a series would have up to a time, whatever is left out of it: what dates are counted by. */
function countedDates(series: Recurring, through: string): string[] {
  if (series.rules.length === 0) return [series.startsLocal];
  return [
    ...new Set(
      series.rules.flatMap((text) => ruleDates(series.startsLocal, text, series.startsLocal, through)),
    ),
  ].toSorted();
}

const sameRules = (a: Recurring, b: Recurring) => JSON.stringify(a.rules) === JSON.stringify(b.rules);
const farSeconds = 800 * 86_400;

type DateMap = (local: string) => string | null;

/** The same, where no two dates go to one: what comes first is there. */
function oneEach(mapped: DateMap): DateMap {
  const taken = new Map<string, string>();
  return (local) => {
    const to = mapped(local);
    if (to === null) return null;
    if (!taken.has(to)) taken.set(to, local);
    return taken.get(to) === local ? to : null;
  };
}

/**
 * Where what is said of a date goes when its series changes: to the date of the same place in the order, where the series
 * only moved; otherwise to itself, or to the date that its day has instead. Null: there is no such date any more.
 */
export function dateMap(
  before: Recurring,
  after: Recurring,
  { wasMoved, through }: { wasMoved: boolean; through: string },
): DateMap {
  if (before.startsLocal === after.startsLocal && sameRules(before, after)) return (local) => local;
  const shift = (floatingMs(after.startsLocal) - floatingMs(before.startsLocal)) / 1000;
  const extra = new Set(before.extraDates);
  const afterDates = countedDates(after, addSeconds(through, farSeconds));
  const beforeDates = countedDates(before, through);
  if (wasMoved) {
    const places = new Map(beforeDates.map((local, place) => [local, place]));
    return oneEach((local) => {
      if (extra.has(local)) return addSeconds(local, shift);
      const place = places.get(local);
      return place === undefined ? null : (afterDates[place] ?? null);
    });
  }
  const [were, are] = [new Set(beforeDates), new Set(afterDates)];
  const added = afterDates.filter((local) => !were.has(local)).toReversed();
  const byDay = new Map(added.map((local) => [local.slice(0, 10), local]));
  return oneEach((local) =>
    extra.has(local) || are.has(local) ? local : (byDay.get(local.slice(0, 10)) ?? null),
  );
}
