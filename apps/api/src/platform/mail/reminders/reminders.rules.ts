import { addDays, daysBetween } from '@courtyard/contract/days';
import { formatLongDay } from '@courtyard/contract/formats';

/**
 * The reminder that is due for something that happens on a day: of the stages (days before it) that have come, the
 * nearest. Null before the first and after the day, so that what is recorded late gets one mail and not all that it
 * missed.
 */
export function dueStage(on: string, stages: readonly number[], today: string): number | null {
  if (today > on) return null;
  const come = stages.filter((days) => addDays(on, -days) <= today);
  return come.length === 0 ? null : Math.min(...come);
}

/** `today`, `tomorrow`, `in 7 days`. */
export function whenFrom(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** `March 3, 2027`. */
export const dayText = (day: string): string => formatLongDay(day);
