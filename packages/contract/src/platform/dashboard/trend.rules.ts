import { addDays, addMonths, startOfMonth } from '../../wire/days';
import type { Trend } from './trend';

/** Month ends that a trend shows before today. */
const trendMonths = 6;

/** The ends of the last months before a date, the oldest first, and the date itself. */
export const trendDays = (today: string): string[] => [
  ...Array.from({ length: trendMonths }, (_, month) =>
    addDays(addMonths(startOfMonth(today), month + 1 - trendMonths), -1),
  ),
  today,
];

/** The amounts of `trendDays` as a trend. */
export function trendOf(days: readonly string[], amountsMinor: readonly number[]): Trend {
  const first = amountsMinor.findIndex((amount) => amount !== 0);
  const points = days.map((on, at) => ({ on, amountMinor: amountsMinor[at] ?? 0 })).slice(first);
  const [before, now] = points.slice(-2);
  return { points, changeMinor: before && now ? now.amountMinor - before.amountMinor : null };
}
