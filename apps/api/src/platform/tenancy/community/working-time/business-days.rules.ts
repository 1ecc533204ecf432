import type { holidayCalendars } from '@courtyard/contract/platform/community/community.values';
import { weekdayOf } from '@courtyard/contract/days';
import { isFederalHoliday } from './holidays.rules';

/** The holidays that a rule goes by. */
export interface Holidays {
  holidays: (typeof holidayCalendars)[number];
  /** Further days on which nothing is done: a state's own holidays. */
  closedOn: readonly string[];
}

export const isHoliday = (day: string, { holidays, closedOn }: Holidays): boolean =>
  closedOn.includes(day) || (holidays === 'us-federal' && isFederalHoliday(day));

/** Neither weekend nor holiday. */
export const isBusinessDay = (day: string, holidays: Holidays): boolean =>
  weekdayOf(day) < 6 && !isHoliday(day, holidays);
