import { addDays, addMonths } from '@courtyard/contract/days';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The day to which a key goes in a month's grid (ARIA Authoring Practices): arrows walk days and weeks, Page keys months,
 * Home and End go to the ends of the week. Nothing for any other key.
 */
export function dayOfKey(
  key: string,
  day: string,
  weeks: readonly (readonly string[])[],
): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return addMonths(day, -1);
  if (key === 'PageDown') return addMonths(day, 1);
  const week = weeks.find((days) => days.includes(day));
  if (key === 'Home') return week?.[0];
  return key === 'End' ? week?.at(-1) : undefined;
}
