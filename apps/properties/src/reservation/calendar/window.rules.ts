import { addDays, daysBetween } from '@courtyard/contract/days';

/**
 * The first of the seven days that a calendar shows around `day`. Weeks are counted from today, so that what is on
 * screen at first lies ahead and not behind.
 */
export function startOfWindow(day: string, today: string): string {
  return addDays(today, Math.floor(daysBetween(today, day) / 7) * 7);
}
