import { addDays, addMonths, startOfMonth } from '../../wire/days';

/** Whether a period is one month from its first date to its last: a part of a month is called by its dates. */
export const isWholeMonth = (from: string, to: string): boolean =>
  from === startOfMonth(from) && to === addDays(addMonths(from, 1), -1);
