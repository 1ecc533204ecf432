import type { OpeningHours } from '@courtyard/contract/properties/common-area/common-area';

type Stretch = Pick<OpeningHours, 'opensAt' | 'closesAt'>;

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

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
  return weekdays.flatMap((each) => model.map((stretch) => ({ weekday: each, ...stretch })));
}

/** The moment of a time of day on a day without a time zone, for formats that take moments: read it in UTC. */
export function momentOfTime(time: string): string {
  const [hours = '0', minutes = '0'] = time.split(':');
  return new Date(Date.UTC(1970, 0, 1, Number(hours), Number(minutes))).toISOString();
}

/** Times that one usually opens or closes at: every half hour, to the end of the day. */
export const timesOfDay: readonly string[] = Array.from({ length: 49 }, (_, half) => {
  const hours = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hours}:${half % 2 === 0 ? '00' : '30'}`;
});
