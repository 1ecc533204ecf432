import { timeOfDayAt, weekdaysFrom } from '@courtyard/contract/days';
import type { OpeningHours } from '@courtyard/contract/properties/common-area/common-area';

type Stretch = Pick<OpeningHours, 'opensAt' | 'closesAt'>;

/** When it is open on a weekday (1 is Monday), earliest first. */
export function hoursOn(hours: readonly OpeningHours[], weekday: number): Stretch[] {
  return hours
    .filter((stretch) => stretch.weekday === weekday)
    .toSorted((a, b) => a.opensAt.localeCompare(b.opensAt))
    .map(({ opensAt, closesAt }) => ({ opensAt, closesAt }));
}

export function isOpenAllDay(stretches: readonly Stretch[]): boolean {
  return stretches.length === 1 && stretches[0]?.opensAt === '00:00' && stretches[0].closesAt === '24:00';
}

/** Gives every weekday the hours of one of them. */
export function copyToAllDays(hours: readonly OpeningHours[], weekday: number): OpeningHours[] {
  const model = hoursOn(hours, weekday);
  return weekdaysFrom(1).flatMap((each) => model.map((stretch) => ({ weekday: each, ...stretch })));
}

/** Times that one usually opens or closes at: every half hour, to the end of the day. */
export const timesOfDay: readonly string[] = Array.from({ length: 49 }, (_, half) => timeOfDayAt(half * 30));
