import { parseRule } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { floatingMs, localOf, ruleDates } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { addSeconds, isOnClock, localAt, momentOf } from './local-time.rules';

/** What the dates of an event follow from, all on its own clock. */
export interface Recurring {
  startsLocal: string;
  lengthSeconds: number;
  allDay: boolean;
  timeZone: string;
  rules: readonly string[];
  /** The last date that each rule can have; '' for one without end. */
  ruleEnds: readonly string[];
  extraDates: readonly string[];
  exceptDates: readonly string[];
}

const onClock = ({ allDay, timeZone }: Pick<Recurring, 'allDay' | 'timeZone'>) =>
  allDay ? () => true : (local: string) => isOnClock(local, timeZone);

/** A start on the event's clock, and its moment in milliseconds. */
export interface Start {
  local: string;
  at: number;
}

const stretchMs = 92 * 86_400_000;
const maxStartsKept = 200_000;
const stretches = new Map<string, readonly Start[]>();
let startsKept = 0;

/**
 * What a rule gives in one stretch of time, those of 92 days counted from 1970, without what the clock skips. It follows from the
 * rule alone, and people step to and fro through the same months, so it is kept.
 */
function startsOfStretch(series: Recurring, text: string, stretch: number): readonly Start[] {
  const { startsLocal, allDay, timeZone } = series;
  const key = `${stretch} ${allDay ? 'day' : 'time'} ${timeZone} ${startsLocal} ${text}`;
  const known = stretches.get(key);
  if (known) return known;
  const from = localOf(stretch * stretchMs);
  const to = localOf((stretch + 1) * stretchMs - 1000);
  const starts = ruleDates(startsLocal, text, from, to)
    .filter(onClock(series))
    .map((local) => ({ local, at: momentOf(local, timeZone).getTime() }));
  if (startsKept + starts.length > maxStartsKept) {
    stretches.clear();
    startsKept = 0;
  }
  // One without dates takes its place too.
  startsKept += starts.length + 1;
  stretches.set(key, starts);
  return starts;
}

const yearSeconds = 366 * 86_400;
const lastLocal = '2199-12-31T23:59:59';

/**
 * The last date of a rule, '' where it has no end. A date that the clock skips does not count (RFC 5545, 3.3.10); one that
 * never comes so often by the year 2199 has no end.
 */
export function ruleEnd(
  series: Pick<Recurring, 'startsLocal' | 'allDay' | 'timeZone'>,
  text: string,
): string {
  const parsed = parseRule(text);
  if ('fault' in parsed) return '';
  const { count, until } = parsed.rule;
  if (until !== null) return untilLocal(until, series);
  if (count === null) return '';
  let left = count;
  let from = series.startsLocal;
  for (let seconds = yearSeconds; from <= lastLocal; seconds *= 2) {
    const to = addSeconds(from, seconds);
    const dates = ruleDates(series.startsLocal, text, from, to).filter(onClock(series));
    if (dates.length >= left) return dates[left - 1] ?? '';
    left -= dates.length;
    from = addSeconds(to, 1);
  }
  return '';
}

/** UNTIL as a time, of a day alone its last second, and whether it is in UTC. */
function untilTime(until: string): { local: string; isUtc: boolean } {
  const [, year, month, date, hour = '23', minute = '59', second = '59', utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(until) ?? [];
  return { local: `${year}-${month}-${date}T${hour}:${minute}:${second}`, isUtc: utc === 'Z' };
}

/** The last moment of a rule with such an end. */
export function untilMoment(until: string, timeZone: string): Date {
  const { local, isUtc } = untilTime(until);
  return isUtc ? new Date(`${local}Z`) : momentOf(local, timeZone);
}

/** The end of a rule on the event's clock: UTC is put on it, of a day alone all of it counts. */
function untilLocal(until: string, { timeZone, allDay }: Pick<Recurring, 'timeZone' | 'allDay'>): string {
  const { local, isUtc } = untilTime(until);
  if (allDay) return `${local.slice(0, 10)}T23:59:59`;
  return isUtc ? lastShown(new Date(`${local}Z`), timeZone) : local;
}

/** The latest time that a clock has shown for the first time by a moment: in an hour shown twice, the end of that hour. */
function lastShown(moment: Date, timeZone: string): string {
  const shown = localAt(moment, timeZone);
  if (momentOf(shown, timeZone).getTime() === moment.getTime()) return shown;
  let last = `${shown.slice(0, 17)}59`;
  for (let next = last; momentOf(next, timeZone) <= moment; next = addSeconds(next, 60)) last = next;
  return last;
}

/**
 * The starts of an event from one time to another of its clock, both included, in order. What is left out (EXDATE) is not
 * among them, nor is a time that the clock skips.
 */
export function startsWithin(series: Recurring, from: string, to: string): Start[] {
  const except = new Set(series.exceptDates);
  const found = new Map<string, Start>();
  const add = (start: Start) => {
    if (start.local >= from && start.local <= to && !except.has(start.local)) found.set(start.local, start);
  };
  const single = [...(series.rules.length === 0 ? [series.startsLocal] : []), ...series.extraDates];
  for (const local of single) add({ local, at: momentOf(local, series.timeZone).getTime() });
  series.rules.forEach((text, index) => {
    const end = series.ruleEnds[index] ?? '';
    const first = from < series.startsLocal ? series.startsLocal : from;
    const last = end !== '' && end < to ? end : to;
    if (last < first) return;
    const through = Math.floor(floatingMs(last) / stretchMs);
    for (let stretch = Math.floor(floatingMs(first) / stretchMs); stretch <= through; stretch += 1)
      for (const start of startsOfStretch(series, text, stretch)) if (start.local <= last) add(start);
  });
  return [...found.values()].toSorted((a, b) => (a.local < b.local ? -1 : 1));
}

/** As `startsWithin`, without their moments. */
export const startsBetween = (series: Recurring, from: string, to: string): string[] =>
  startsWithin(series, from, to).map(({ local }) => local);

/** The first and the last time of an event's clock at which it can take place; the last is null for one without end. */
export function extentOf(series: Recurring): { from: string; to: string | null } {
  const starts = [...series.extraDates, series.startsLocal].toSorted();
  const ends = [...series.ruleEnds, ...starts];
  const isEndless = series.ruleEnds.some((end) => end === '');
  const last = ends.toSorted().at(-1) ?? series.startsLocal;
  return {
    from: starts[0] ?? series.startsLocal,
    to: isEndless ? null : addSeconds(last, series.lengthSeconds),
  };
}
