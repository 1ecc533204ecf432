import { addDays, addMonths, type DayOfYear, fiscalYearOf, startOfMonth } from '../../wire/days';
import type { reportComparisons, ReportPeriod } from './saved-report.values';

/** The dates of a report; `from` is null for one as of a date. */
export interface ReportDates {
  from: string | null;
  to: string;
}

interface Asked {
  period: ReportPeriod;
  /** What a person chose for a period of fixed dates. */
  from: string | null;
  to: string | null;
}

const endOfMonth = (day: string) => addDays(addMonths(startOfMonth(day), 1), -1);
const endOfLastMonth = (today: string) => addDays(startOfMonth(today), -1);

/** The quarter of the fiscal year that a day is in. Months are counted from the first day of the year, so that a short one shifts none after it. */
function quarterOf(day: string, begins: DayOfYear): { from: string; to: string } {
  const year = fiscalYearOf(day, begins);
  const starts = [0, 3, 6, 9].map((months) => addMonths(year.from, months));
  const at = starts.findLastIndex((start) => start <= day);
  const next = starts[at + 1];
  return { from: starts[at] ?? year.from, to: next === undefined ? year.to : addDays(next, -1) };
}

/** The dates of a period as of a day, where years begin with a day of the community. */
export function datesOf({ period, from, to }: Asked, today: string, begins: DayOfYear): ReportDates {
  const lastMonth = endOfLastMonth(today);
  const quarter = quarterOf(today, begins);
  const lastQuarter = quarterOf(addDays(quarter.from, -1), begins);
  const year = fiscalYearOf(today, begins);
  const lastYear = fiscalYearOf(addDays(year.from, -1), begins);
  const dates: Record<ReportPeriod, ReportDates> = {
    today: { from: null, to: today },
    'end-of-last-month': { from: null, to: lastMonth },
    'end-of-last-quarter': { from: null, to: lastQuarter.to },
    'end-of-last-year': { from: null, to: lastYear.to },
    'fixed-date': { from: null, to: to ?? today },
    'last-month': { from: startOfMonth(lastMonth), to: lastMonth },
    'this-month': { from: startOfMonth(today), to: today },
    'last-quarter': lastQuarter,
    'this-quarter': { from: quarter.from, to: today },
    'year-to-last-month': { from: fiscalYearOf(lastMonth, begins).from, to: lastMonth },
    'year-to-date': { from: year.from, to: today },
    'last-year': lastYear,
    'last-12-months': { from: addMonths(startOfMonth(today), -12), to: lastMonth },
    'fixed-dates': { from: from ?? to ?? today, to: to ?? today },
  };
  return dates[period];
}

/** The earlier date that a date is compared with; the end of a month stays the end of a month. */
export function comparedWith(to: string, compare: (typeof reportComparisons)[number]): string | undefined {
  if (compare === 'none') return undefined;
  const earlier = addMonths(to, compare === 'month-before' ? -1 : -12);
  return to === endOfMonth(to) ? endOfMonth(earlier) : earlier;
}
