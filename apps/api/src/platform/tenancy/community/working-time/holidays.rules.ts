import { addDays, dayOf, weekdayOf } from '@courtyard/contract/days';

/** A date that the law names by month and day. */
const dated = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

/** "The third Monday of January": month, weekday (1 is Monday), and which one; 5 is the last. */
const counted = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, 5],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const;

const dayIn = (year: number, month: number, date: number) => {
  const day = dayOf(year, month, date);
  if (day === null) throw new RangeError(`${year} has no ${month}/${date}`);
  return day;
};

function nth(year: number, month: number, weekday: number, which: number): string {
  const first = dayIn(year, month, 1);
  const day = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7);
  return day.startsWith(first.slice(0, 7)) ? day : addDays(day, -7);
}

/** Of a holiday on a Saturday the Friday before is kept, of one on a Sunday the Monday after (5 U.S.C. 6103(b)). */
function observed(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 7 ? addDays(day, 1) : day;
}

/** The holidays of a year in the United States, each on its own date (5 U.S.C. 6103(a)). */
export const federalHolidays = (year: number): string[] => [
  ...dated.map(([month, date]) => dayIn(year, month, date)),
  ...counted.map(([month, weekday, which]) => nth(year, month, weekday, which)),
];

/** Whether a day is a federal holiday, or is kept in place of one: January 1 of the next year may be kept on December 31. */
export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return [year, year + 1].some((each) =>
    federalHolidays(each).some((holiday) => holiday === day || observed(holiday) === day),
  );
}
