import { useFormats } from '@courtyard/common';
import { addDays } from '@courtyard/contract/days';

/** A Monday, from which the names of the weekdays are taken. */
const someMonday = '2024-01-01';

/** Names a weekday, of which 1 is Monday. */
export function useWeekdayName(): (weekday: number) => string {
  const formats = useFormats();
  return (weekday) => formats.weekday(addDays(someMonday, weekday - 1));
}
