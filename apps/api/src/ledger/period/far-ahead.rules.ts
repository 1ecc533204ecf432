import { addMonths } from '@courtyard/contract/days';
import type { Text } from '../../platform/http/language/sentence';

/**
 * What is wrong with a day that somebody writes for an entry: one more than a year after today, where the community is, is a slip of
 * the keyboard. It would stand in the books for good. Undefined where nothing is.
 */
export const farAheadFault = (day: string, today: string): Text | undefined =>
  day > addMonths(today, 12) ? 'This day is more than a year ahead. Check the year.' : undefined;
