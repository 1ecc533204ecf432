import { addDays, addMonths, type DayOfYear, daysInMonth, startOfMonth, weekdayOf } from '../../wire/days';
import type { scheduleUnits } from './saved-report.values';

/** When a report is sent. */
export interface ScheduleRule {
  unit: (typeof scheduleUnits)[number];
  /** The weekday (1 is Monday) of a week; otherwise the date, the last day in a month that has no such date. */
  onDay: number;
}

/** A date in the month of a day, or the month's last day where it has no such date. */
function dateIn(day: string, date: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return `${day.slice(0, 8)}${String(Math.min(date, daysInMonth(year, month))).padStart(2, '0')}`;
}

/** The first day after another on which it is sent. Quarters begin with the month in which the fiscal year begins. */
export function nextSending({ unit, onDay }: ScheduleRule, after: string, begins: DayOfYear): string {
  if (unit === 'week') return addDays(after, ((onDay - weekdayOf(after) + 6) % 7) + 1);
  for (let month = startOfMonth(after); ; month = addMonths(month, 1)) {
    const isItsMonth = unit === 'month' || (Number(month.slice(5, 7)) - begins.month) % 3 === 0;
    const day = dateIn(month, onDay);
    if (isItsMonth && day > after) return day;
  }
}
