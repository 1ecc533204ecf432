import type { Closure, OpeningHours } from '@courtyard/contract/properties/common-area/common-area';
import { dayAt, minutesOf, momentAt, weekdayOf } from '@courtyard/contract/days';

export interface Hours {
  openingHours: readonly OpeningHours[];
  closures: readonly Closure[];
}

/** A stretch of time; the end does not belong to it. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Why an area is closed on a day: the reason of a closure, empty text where it just has no hours; null: it opens. */
export function closedOn(hours: Hours, day: string): string | null {
  const closure = hours.closures.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  if (closure) return closure.reason;
  return hours.openingHours.some(({ weekday }) => weekday === weekdayOf(day)) ? null : '';
}

function hoursOn(hours: Hours, day: string): OpeningHours[] {
  if (closedOn(hours, day) !== null) return [];
  return hours.openingHours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .toSorted((a, b) => a.opensAt.localeCompare(b.opensAt));
}

/**
 * The slots of a day, in order: from each opening on, as many whole slots as fit, laid out on the clock. On a day
 * of which the clock skips an hour, slots within that hour fall away; where it shows an hour twice, the slot of
 * that hour lasts both.
 */
export function slotsOn(hours: Hours, day: string, slotMinutes: number, timeZone: string): Span[] {
  return hoursOn(hours, day).flatMap(({ opensAt, closesAt }) => {
    const slots: Span[] = [];
    for (let at = minutesOf(opensAt); at + slotMinutes <= minutesOf(closesAt); at += slotMinutes) {
      const startsAt = momentAt(day, at, timeZone);
      const endsAt = momentAt(day, at + slotMinutes, timeZone);
      // Times of a skipped hour are those of the next one, whose slots must not come twice.
      const free = slots.at(-1)?.endsAt ?? startsAt;
      if (endsAt > startsAt && startsAt >= free) slots.push({ startsAt, endsAt });
    }
    return slots;
  });
}

/** Whether the area is open at a moment. */
export function isOpenAt(hours: Hours, at: Date, timeZone: string): boolean {
  const day = dayAt(at, timeZone);
  return hoursOn(hours, day).some(
    ({ opensAt, closesAt }) =>
      momentAt(day, minutesOf(opensAt), timeZone) <= at && at < momentAt(day, minutesOf(closesAt), timeZone),
  );
}

export const overlaps = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
