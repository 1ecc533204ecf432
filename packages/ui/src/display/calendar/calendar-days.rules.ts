import { addDays, addMonths, daysFrom, startOfWeek, weeksOfMonth } from '@courtyard/contract/days';

/** What a calendar shows at a time. */
export type CalendarSpan = 'month' | 'week';

/** The weeks that are shown: those of the day's whole month, or its own. */
export const weeksIn = (span: CalendarSpan, day: string, firstWeekday: number): string[][] =>
  span === 'month' ? weeksOfMonth(day, firstWeekday) : [daysFrom(startOfWeek(day, firstWeekday), 7)];

/** The first and the last day that are shown. */
export function daysIn(span: CalendarSpan, day: string, firstWeekday: number): { from: string; to: string } {
  const weeks = weeksIn(span, day, firstWeekday);
  return { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.at(-1) ?? day };
}

/** The day that the step before or after leads to. */
export const stepIn = (span: CalendarSpan, day: string, by: 1 | -1): string =>
  span === 'month' ? addMonths(day, by) : addDays(day, 7 * by);
