import type { LogActivity } from '@courtyard/contract/people/log/log';
import { addDays } from '@courtyard/contract/days';

export interface Period {
  from: string;
  /** Its last day, within the stretch. */
  to: string;
  count: number;
}

/** The first day of the month after the one of a day. */
const nextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** Every day, or month, of the stretch: those without an entry too. */
export function periodsOf({ from, to, unit, periods }: LogActivity): Period[] {
  const counts = new Map(periods.map((period) => [period.from, period.count]));
  const all: Period[] = [];
  for (let day = from; day <= to;) {
    const first = unit === 'day' ? day : `${day.slice(0, 7)}-01`;
    const next = unit === 'day' ? addDays(day, 1) : nextMonth(day);
    const last = addDays(next, -1);
    all.push({ from: day, to: last < to ? last : to, count: counts.get(first) ?? 0 });
    day = next;
  }
  return all;
}
