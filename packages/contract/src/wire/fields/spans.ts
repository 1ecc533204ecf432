import { addDays, addMonths, dayFrom, startOfMonth, startOfWeek } from '../days';

/** Days from the first to the last, both included; either end may be open. `YYYY-MM-DD`. */
export interface DaySpan {
  from?: string;
  to?: string;
}

/** Whole numbers from the first to the last, both included; either end may be open. */
export interface NumberSpan {
  from?: number;
  to?: number;
}

/** Stretches that move on with the calendar, in the order of the choices. */
export const daySpans = [
  'today',
  'this-week',
  'this-month',
  'last-month',
  'next-month',
  'this-year',
  'last-year',
  'past',
  'next-30-days',
] as const;

export type NamedDaySpan = (typeof daySpans)[number];

const pattern = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** Reads a span as it stands in an address: `2026-01-01..2026-03-31`, `2026-01-01..`, `..2026-03-31`. What is no day is left out. */
export function daySpanFrom(text: string | undefined): DaySpan {
  const [, first, last] = pattern.exec(text ?? '') ?? [];
  const [from, to] = [dayFrom(first), dayFrom(last)];
  return { ...(from && { from }), ...(to && { to }) };
}

/** The same for an address; '' for a span that is open at both ends. */
export function daySpanText({ from, to }: DaySpan): string {
  return from || to ? `${from ?? ''}..${to ?? ''}` : '';
}

/** A text as the name of a stretch, where it is one. */
export const namedDaySpan = (text: string | undefined): NamedDaySpan | undefined =>
  daySpans.find((name) => name === text);

/** Whether a text says days from one to another, or names a stretch. */
export const isDaySpan = (text: string): boolean =>
  namedDaySpan(text) !== undefined || (text !== '' && daySpanText(daySpanFrom(text)) === text);

/** The days that a text means on a day: of a named stretch those that it has then. */
export function daysMeant(
  text: string | undefined,
  { today, firstWeekday }: { today: string; firstWeekday: number },
): DaySpan {
  const month = startOfMonth(today);
  const year = `${today.slice(0, 4)}-01-01`;
  const from = (first: string, next: string): DaySpan => ({ from: first, to: addDays(next, -1) });
  switch (namedDaySpan(text)) {
    case 'today':
      return { from: today, to: today };
    case 'this-week':
      return from(startOfWeek(today, firstWeekday), addDays(startOfWeek(today, firstWeekday), 7));
    case 'this-month':
      return from(month, addMonths(month, 1));
    case 'last-month':
      return from(addMonths(month, -1), month);
    case 'next-month':
      return from(addMonths(month, 1), addMonths(month, 2));
    case 'this-year':
      return from(year, addMonths(year, 12));
    case 'last-year':
      return from(addMonths(year, -12), year);
    case 'past':
      return { to: addDays(today, -1) };
    case 'next-30-days':
      return { from: today, to: addDays(today, 30) };
    default:
      return daySpanFrom(text);
  }
}

const numbers = /^(-?\d{1,15})?\.\.(-?\d{1,15})?$/;

/** Reads numbers as they stand in an address: `100..500`, `100..`, `..500`. What is none is left out. */
export function numberSpanFrom(text: string | undefined): NumberSpan {
  const [, from, to] = numbers.exec(text ?? '') ?? [];
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

/** The same for an address; '' for a span that is open at both ends. */
export function numberSpanText({ from, to }: NumberSpan): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}..${to ?? ''}`;
}

/** Whether a text says numbers from one to another. */
export const isNumberSpan = (text: string): boolean =>
  text !== '' && numberSpanText(numberSpanFrom(text)) === text;
