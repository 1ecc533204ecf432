import { addDays, addMonths, daysBetween, monthsThrough, startOfMonth } from '@courtyard/contract/days';

export interface Period {
  from: string;
  to: string;
}

const endsMonth = (day: string) => addDays(day, 1) === startOfMonth(addDays(day, 1));

/**
 * What a period is compared with. One that begins with a month: as many months earlier, up to the same date, or the end of the month
 * where it ends a month. Any other: as many days up to the day before it.
 */
export function periodBefore({ from, to }: Period): Period {
  if (from !== startOfMonth(from))
    return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
  const months = monthsThrough(from, to).length;
  return {
    from: addMonths(from, -months),
    to: endsMonth(to) ? addDays(from, -1) : addMonths(to, -months),
  };
}
