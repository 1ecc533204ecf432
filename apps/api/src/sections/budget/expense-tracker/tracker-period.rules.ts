import { addDays, addMonths, daysBetween, monthsThrough, startOfMonth } from '@courtyard/contract/days';

export interface Period {
  from: string;
  to: string;
}

const isWholeMonths = ({ from, to }: Period) =>
  from === startOfMonth(from) && addDays(to, 1) === startOfMonth(addDays(to, 1));

/** The period of the same length that ends the day before: as many months where it is whole months, else as many days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period;
  const last = addDays(from, -1);
  if (isWholeMonths(period)) return { from: addMonths(from, -monthsThrough(from, to).length), to: last };
  return { from: addDays(from, -daysBetween(from, to) - 1), to: last };
}
