import { addDays, weekdayOf } from '@courtyard/contract/days';

/** `MM-DD` of the holidays of the Federal Reserve Banks that have a fixed date. */
const fixed = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);

/** By month, the weekday (1 is Monday) and which one of the month it is; -1 is the last. */
const floating: Readonly<Record<string, readonly [weekday: number, place: number]>> = {
  '01': [1, 3],
  '02': [1, 3],
  '05': [1, -1],
  '09': [1, 1],
  '10': [1, 2],
  '11': [4, 4],
};

function isFloating(day: string): boolean {
  const rule = floating[day.slice(5, 7)];
  if (rule?.[0] !== weekdayOf(day)) return false;
  const date = Number(day.slice(8));
  return rule[1] === -1 ? addDays(day, 7).slice(5, 7) !== day.slice(5, 7) : Math.ceil(date / 7) === rule[1];
}

/** Of a holiday on a Sunday the Monday is free; one on a Saturday moves nothing. */
function isHoliday(day: string): boolean {
  const before = addDays(day, -1);
  return fixed.has(day.slice(5)) || isFloating(day) || (weekdayOf(day) === 1 && fixed.has(before.slice(5)));
}

/** Whether banks book on a day: no weekend, and in US dollars no holiday of the Federal Reserve. */
export const isBankingDay = (day: string, currency: string): boolean =>
  weekdayOf(day) < 6 && !(currency === 'USD' && isHoliday(day));

/** The day itself, or the first one after it on which banks book. */
export function nextBankingDay(day: string, currency: string): string {
  let found = day;
  while (!isBankingDay(found, currency)) found = addDays(found, 1);
  return found;
}
