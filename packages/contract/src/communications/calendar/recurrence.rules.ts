/**
 * Rules of recurrence as text, for pages and server alike: the RRULE of RFC 5545, section 3.3.10. What is worked out of
 * them is the server's; here they are read, written, checked and moved.
 */

import { dayOf } from '../../wire/days';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** In the order of ISO 8601: Monday is the first. */
export const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A rule in its parts. Lists are empty where the rule does not say. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** `20261231` or `20261231T235959Z`, as RFC 5545 writes it; null: without end. */
  until: string | null;
  /** `TU`, `2TU`, `-1FR`. */
  byDay: string[];
  byMonthDay: number[];
  byMonth: number[];
  bySetPos: number[];
  byYearDay: number[];
  byWeekNo: number[];
  byHour: number[];
  byMinute: number[];
  weekStart: string | null;
}

export type RuleFault =
  | 'not-a-rule'
  | 'too-often'
  | 'unknown-part'
  | 'count-and-until'
  | 'bad-value'
  | 'twice';

export type ParsedRule = { rule: RecurrenceRule } | { fault: RuleFault; part: string };

const numberParts = {
  BYMONTHDAY: ['byMonthDay', 31],
  BYMONTH: ['byMonth', 12],
  BYSETPOS: ['bySetPos', 366],
  BYYEARDAY: ['byYearDay', 366],
  BYWEEKNO: ['byWeekNo', 53],
  BYHOUR: ['byHour', 23],
  BYMINUTE: ['byMinute', 59],
} as const;

const fromZero: readonly string[] = ['BYHOUR', 'BYMINUTE'];
const onlyPositive: readonly string[] = ['BYMONTH', ...fromZero];
const maxPerDay = 48;

function numbersOf(name: keyof typeof numberParts, text: string): number[] | null {
  const values = text.split(',').map((each) => (/^[+-]?\d{1,3}$/.test(each) ? Number(each) : Number.NaN));
  const [, most] = numberParts[name];
  const isFine = (value: number) =>
    Math.abs(value) <= most &&
    (value !== 0 || fromZero.includes(name)) &&
    (value >= 0 || !onlyPositive.includes(name));
  return values.every(isFine) ? values : null;
}

const wholeNumber = (text: string, most: number) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;

const isFrequency = (text: string): text is Frequency => frequencies.some((each) => each === text);
const isNumberPart = (name: string): name is keyof typeof numberParts => name in numberParts;

/** Every day, without an end. */
export const emptyRule = (): RecurrenceRule => ({
  frequency: 'DAILY',
  interval: 1,
  count: null,
  until: null,
  byDay: [],
  byMonthDay: [],
  byMonth: [],
  bySetPos: [],
  byYearDay: [],
  byWeekNo: [],
  byHour: [],
  byMinute: [],
  weekStart: null,
});

/** Puts a part into the rule; gives what is wrong with it, or null. */
function take(rule: RecurrenceRule, name: string, text: string): RuleFault | null {
  if (name === 'FREQ') {
    if (/^(?:SECONDLY|MINUTELY)$/.test(text)) return 'too-often';
    if (!isFrequency(text)) return 'bad-value';
    rule.frequency = text;
    return null;
  }
  if (name === 'INTERVAL' || name === 'COUNT') {
    const value = wholeNumber(text, name === 'COUNT' ? 5000 : 1000);
    if (value === null) return 'bad-value';
    if (name === 'COUNT') rule.count = value;
    else rule.interval = value;
    return null;
  }
  if (name === 'UNTIL') {
    const [, day] = /^([12]\d{7})(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/.exec(text) ?? [];
    if (
      day === undefined ||
      dayOf(Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6))) === null
    )
      return 'bad-value';
    rule.until = text;
    return null;
  }
  if (name === 'BYDAY') {
    const days = text.split(',');
    if (!days.every((day) => /^(?:[+-]?(?:[1-9]|[1-4]\d|5[0-3]))?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(day)))
      return 'bad-value';
    rule.byDay = days.map((day) => day.replace('+', ''));
    return null;
  }
  if (name === 'WKST') {
    if (!/^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text)) return 'bad-value';
    rule.weekStart = text;
    return null;
  }
  if (name === 'BYSECOND') return text === '0' || text === '00' ? null : 'too-often';
  if (!isNumberPart(name)) return 'unknown-part';
  const values = numbersOf(name, text);
  if (values === null) return 'bad-value';
  rule[numberParts[name][0]] = values;
  return null;
}

/** A rule from its text; what is wrong with it, and in which part, where it is none. More often than 48 times a day is refused. */
export function parseRule(text: string): ParsedRule {
  if (!/(?:^|[;:])\s*FREQ=/i.test(text)) return { fault: 'not-a-rule', part: text.slice(0, 60) };
  const rule = emptyRule();
  const seen = new Set<string>();
  for (const part of text
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')) {
    if (part === '') continue;
    const [name = '', value = ''] = part.split('=');
    if (seen.has(name)) return { fault: 'twice', part: name };
    seen.add(name);
    const fault = take(rule, name, value);
    if (fault) return { fault, part };
  }
  if (rule.count !== null && rule.until !== null) return { fault: 'count-and-until', part: 'COUNT' };
  const hours = rule.frequency === 'HOURLY' ? 24 / rule.interval : Math.max(1, rule.byHour.length);
  if (hours * Math.max(1, rule.byMinute.length) > maxPerDay)
    return { fault: 'too-often', part: text.slice(0, 60) };
  return { rule };
}

/** A rule as text, its parts in one order. */
export function ruleText(rule: RecurrenceRule): string {
  const listed = (name: string, values: readonly (string | number)[]) =>
    values.length > 0 ? [`${name}=${values.join(',')}`] : [];
  return [
    `FREQ=${rule.frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...(rule.until === null ? [] : [`UNTIL=${rule.until}`]),
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...listed('BYMONTH', rule.byMonth),
    ...listed('BYWEEKNO', rule.byWeekNo),
    ...listed('BYYEARDAY', rule.byYearDay),
    ...listed('BYMONTHDAY', rule.byMonthDay),
    ...listed('BYDAY', rule.byDay),
    ...listed('BYHOUR', rule.byHour),
    ...listed('BYMINUTE', rule.byMinute),
    ...listed('BYSETPOS', rule.bySetPos),
    ...(rule.weekStart === null ? [] : [`WKST=${rule.weekStart}`]),
  ].join(';');
}
