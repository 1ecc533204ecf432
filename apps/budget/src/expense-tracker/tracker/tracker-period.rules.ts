import { addDays, addMonths, startOfMonth } from '@courtyard/contract/days';

export const trackerPeriods = ['this-month', 'last-month', 'last-3-months', 'last-12-months'] as const;

export type TrackerPeriod = (typeof trackerPeriods)[number];

/** The days that a named period has on a day: months up to its own, or the one before. */
export function daysOf(period: TrackerPeriod, today: string): { from: string; to: string } {
  const month = startOfMonth(today);
  switch (period) {
    case 'this-month':
      return { from: month, to: today };
    case 'last-month':
      return { from: addMonths(month, -1), to: addDays(month, -1) };
    case 'last-3-months':
      return { from: addMonths(month, -2), to: today };
    case 'last-12-months':
      return { from: addMonths(month, -11), to: today };
  }
}

/** The name of a period that the address asks for: the fiscal year where it asks for none. */
export function periodNamed(
  { from, to }: { from: string | undefined; to: string | undefined },
  today: string,
): TrackerPeriod | 'year' | 'custom' {
  if (from === undefined && to === undefined) return 'year';
  const found = trackerPeriods.find((period) => {
    const days = daysOf(period, today);
    return days.from === from && days.to === (to ?? today);
  });
  return found ?? 'custom';
}
