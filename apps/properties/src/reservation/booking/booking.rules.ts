import { wallClock } from '@courtyard/contract/days';
import type { Availability, TimeSlot } from '@courtyard/contract/properties/common-area/common-area';

type Days = Availability['days'];

/** Slots that can be booked now, in order. */
export function freeSlots(days: Days): TimeSlot[] {
  return days.flatMap((day) => day.slots.filter((slot) => slot.state === 'free'));
}

/** Slots that somebody else has: one can wait for them. */
export function takenSlots(days: Days): TimeSlot[] {
  return days.flatMap((day) => day.slots.filter((slot) => slot.state === 'taken'));
}

/** Slots of two lists as one, in order. */
export const inOrder = (slots: readonly TimeSlot[]): TimeSlot[] =>
  slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));

/**
 * The moments at which a booking from `startsAt` may end: after each of the free slots that follow each other
 * without a gap, over midnight too, at most `longest` of them. Slots are counted, not minutes: a day's slot has 23 or
 * 25 hours when the clock changes.
 */
export function endChoices(free: readonly TimeSlot[], startsAt: string, longest: number): string[] {
  const first = free.findIndex((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt));
  if (first === -1) return [];
  const ends: string[] = [];
  let reached = Date.parse(startsAt);
  for (const slot of free.slice(first, first + longest)) {
    if (Date.parse(slot.startsAt) !== reached) break;
    ends.push(slot.endsAt);
    reached = Date.parse(slot.endsAt);
  }
  return ends;
}

/**
 * The slot to offer on a day: the one that starts at the wanted time of day if it is free, else the nearest to it; null
 * where nothing is free.
 */
export function likelyStart(
  free: readonly TimeSlot[],
  { day, minutes }: { day: string; minutes: number },
  timeZone: string,
): string | null {
  const distance = (slot: TimeSlot) => Math.abs(wallClock(slot.startsAt, timeZone).minutes - minutes);
  const onDay = free.filter((slot) => wallClock(slot.startsAt, timeZone).day === day);
  return onDay.toSorted((a, b) => distance(a) - distance(b))[0]?.startsAt ?? null;
}

/** How many slots in a row a booking of an area may take. */
export const longestInSlots = (area: { slotMinutes: number; maxDurationMinutes: number }) =>
  Math.max(1, Math.floor(area.maxDurationMinutes / area.slotMinutes));

/** The end to offer first: as long as asked for if that is free, else the longest that is not longer. */
export function likelyEnd(ends: readonly string[], startsAt: string, minutes: number): string | null {
  const wanted = Date.parse(startsAt) + minutes * 60_000;
  return ends.filter((end) => Date.parse(end) <= wanted).at(-1) ?? ends[0] ?? null;
}

/** Whole minutes between two moments. */
export function minutesBetween(startsAt: string, endsAt: string): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

/** The free slots with one more time among them, in order: one that the server offered is free, even if the calendar on screen does not know it yet. */
export function withTime(free: readonly TimeSlot[], time: TimeSlot): readonly TimeSlot[] {
  if (time.startsAt === '' || time.endsAt === '') return free;
  if (free.some((slot) => slot.startsAt === time.startsAt)) return free;
  return inOrder([...free, time]);
}
