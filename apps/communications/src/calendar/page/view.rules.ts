import {
  addDays,
  addMonths,
  daysFrom,
  startOfMonth,
  startOfWeek,
  weeksOfMonth,
} from '@courtyard/contract/days';

export const calendarViews = ['agenda', 'month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** How many days an agenda lists at once. */
const agendaDays = 28;

/** The first and the last day that a view shows around a day. */
export function daysShown(
  view: CalendarView,
  day: string,
  firstWeekday: number,
): { from: string; to: string } {
  if (view === 'agenda') return { from: day, to: addDays(day, agendaDays - 1) };
  if (view === 'day') return { from: day, to: day };
  const days =
    view === 'week' ? daysFrom(startOfWeek(day, firstWeekday), 7) : weeksOfMonth(day, firstWeekday, 6).flat();
  return { from: days[0] ?? day, to: days.at(-1) ?? day };
}

/** The day that a step back or on leads to. */
export function stepFrom(view: CalendarView, day: string, count: 1 | -1): string {
  if (view === 'month') return addMonths(startOfMonth(day), count);
  return addDays(day, { agenda: agendaDays, week: 7, day: 1 }[view] * count);
}
