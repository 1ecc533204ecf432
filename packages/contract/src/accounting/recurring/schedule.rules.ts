import {
  emptyRule,
  parseRule,
  type RecurrenceRule,
  ruleText,
  weekdayNames,
} from '../../communications/calendar/recurrence.rules';

/** How often a template makes something, by plain choices. All that a schedule can be is said by them. */
export interface ScheduleChoices {
  every: 'month' | 'year';
  interval: number;
  /** Of a yearly one: 1 is January. */
  month: number;
  on: 'date' | 'last' | 'weekday';
  /** From 1 to 28: not every month has the days after. */
  date: number;
  /** Which of its weekday in the month; -1 is the last. */
  nth: number;
  /** Monday is 1. */
  weekday: number;
  ends: 'never' | 'on' | 'after';
  until: string | null;
  times: number | null;
}

const maxMonths = 60;
const maxTimes = 600;
const lastDate = 28;
const lastNth = 4;

/** A rule with one day by its date, or by its weekday, in each of its months. */
function dayChoices({
  byDay,
  byMonthDay,
}: RecurrenceRule): Pick<ScheduleChoices, 'on' | 'date' | 'nth' | 'weekday'> | null {
  const none = { date: 1, nth: 1, weekday: 1 };
  const [date, moreDates] = byMonthDay;
  const [day, moreDays] = byDay;
  if (date !== undefined && moreDates === undefined && day === undefined) {
    if (date === -1) return { ...none, on: 'last' };
    return date >= 1 && date <= lastDate ? { ...none, on: 'date', date } : null;
  }
  if (day === undefined || moreDays !== undefined || date !== undefined) return null;
  const [, nth, name] = /^(-?\d)([A-Z]{2})$/.exec(day) ?? [];
  const weekday = weekdayNames.findIndex((each) => each === name) + 1;
  const isKnown = Number(nth) === -1 || (Number(nth) >= 1 && Number(nth) <= lastNth);
  return weekday > 0 && isKnown ? { ...none, on: 'weekday', nth: Number(nth), weekday } : null;
}

/** What a rule says by plain choices; null for one that no schedule has: only months and years, and a day that each of them has. */
export function choicesOfSchedule(text: string): ScheduleChoices | null {
  const parsed = parseRule(text);
  if ('fault' in parsed) return null;
  const { rule } = parsed;
  const every = rule.frequency === 'MONTHLY' ? 'month' : rule.frequency === 'YEARLY' ? 'year' : null;
  const day = dayChoices(rule);
  const [month, moreMonths] = rule.byMonth;
  const isOfMonths =
    every === 'month' ? month === undefined : month !== undefined && moreMonths === undefined;
  const isElse = [rule.bySetPos, rule.byYearDay, rule.byWeekNo, rule.byHour, rule.byMinute].some(
    (part) => part.length > 0,
  );
  const isLong = rule.interval > maxMonths || (rule.count ?? 1) > maxTimes;
  if (every === null || day === null || !isOfMonths || isElse || isLong) return null;
  const { until, count } = rule;
  const [, year, monthOf, date] = /^(\d{4})(\d{2})(\d{2})/.exec(until ?? '') ?? [];
  return {
    ...day,
    every,
    interval: rule.interval,
    month: month ?? 1,
    ends: until !== null ? 'on' : count !== null ? 'after' : 'never',
    until: until === null ? null : `${year}-${monthOf}-${date}`,
    times: count,
  };
}

/** The rule of RFC 5545 that plain choices are. */
export function ruleOfSchedule(choices: ScheduleChoices): string {
  const { every, interval, month, on, date, nth, weekday, ends, until, times } = choices;
  return ruleText({
    ...emptyRule(),
    frequency: every === 'month' ? 'MONTHLY' : 'YEARLY',
    interval,
    byMonth: every === 'year' ? [month] : [],
    byMonthDay: on === 'weekday' ? [] : [on === 'last' ? -1 : date],
    byDay: on === 'weekday' ? [`${nth}${weekdayNames[weekday - 1] ?? 'MO'}`] : [],
    until: ends === 'on' ? (until?.replaceAll('-', '') ?? null) : null,
    count: ends === 'after' ? times : null,
  });
}

/** Begins of a schedule: the first of each month, without an end. */
export const monthly: ScheduleChoices = {
  every: 'month',
  interval: 1,
  month: 1,
  on: 'date',
  date: 1,
  nth: 1,
  weekday: 1,
  ends: 'never',
  until: null,
  times: null,
};
