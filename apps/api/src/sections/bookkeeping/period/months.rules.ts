import { addDays, addMonths, type DayOfYear, fiscalYearOf } from '@courtyard/contract/days';

/** The first and the last day of a month, `YYYY-MM`. */
export function daysOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months later; earlier for a negative count. */
export const monthAfter = (month: string, count = 1): string => monthOf(addMonths(`${month}-01`, count));

/** Every month from one to another, the newest first; none where the first lies later. */
export function monthsBack(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = to; month >= from; month = monthAfter(month, -1)) months.push(month);
  return months;
}

/**
 * Whether a year of the community ends in a month. The books close a year at the end of a month: one that ends in the middle of
 * a month is closed with it.
 */
export const endsYear = (month: string, begins: DayOfYear): boolean =>
  monthOf(fiscalYearOf(`${month}-01`, begins).to) === month;
