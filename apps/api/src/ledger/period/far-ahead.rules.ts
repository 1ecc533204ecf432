import { addMonths } from '@courtyard/contract/days';
import { invalid } from '../../platform/http/problem';

/** Whether a day is more than a year after today, where the community is. */
export const isFarAhead = (day: string, today: string): boolean => day > addMonths(today, 12);

/**
 * Throws a Problem, 422 at the field, where a day that somebody writes for what is posted is far ahead: that is a slip of the keyboard,
 * and it would stand in the books for good. Days that a plan comes to by itself are not asked.
 */
export function requireNear(days: Readonly<Record<string, string | null>>, today: string): void {
  const far = Object.entries(days).filter(([, day]) => day !== null && isFarAhead(day, today));
  if (far.length > 0)
    throw invalid(
      Object.fromEntries(
        far.map(([field]) => [field, 'This date is more than a year ahead. Check the year.']),
      ),
    );
}
