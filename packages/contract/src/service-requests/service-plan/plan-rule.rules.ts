import type { planUnits } from './service-plan.values';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** The last day that every month has. */
const lastCommonDay = 28;

/**
 * The rule of RFC 5545 for a plan. A month without the day of its start has its last one: the rule alone would leave such months out.
 */
export function planRule(startsOn: string, every: number, unit: (typeof planUnits)[number]): string {
  const date = Number(startsOn.slice(8));
  const rule = `FREQ=${frequencies[unit]};INTERVAL=${every}`;
  const isOfMonths = unit === 'month' || unit === 'year';
  if (!isOfMonths || date <= lastCommonDay) return rule;
  const month = unit === 'year' ? `;BYMONTH=${Number(startsOn.slice(5, 7))}` : '';
  const dates = Array.from({ length: date - lastCommonDay + 1 }, (_none, at) => lastCommonDay + at);
  return `${rule}${month};BYMONTHDAY=${dates.join(',')};BYSETPOS=-1`;
}
