import type { MeetingStatus } from '@courtyard/contract/communications/meeting/meeting';
import { weekdayNames } from '@courtyard/contract/communications/calendar/recurrence.rules';
import {
  addDays,
  addMonths,
  minutesOf,
  momentAt,
  startOfMonth,
  timeOfDayAt,
  wallClock,
  weekdayOf,
} from '@courtyard/contract/days';

/** From each status to those that may follow it. What is over stays over. */
const followers: Readonly<Record<MeetingStatus, readonly MeetingStatus[]>> = {
  draft: ['called', 'cancelled'],
  called: ['in-session', 'cancelled'],
  'in-session': ['adjourned'],
  adjourned: [],
  cancelled: [],
};

export const movesFrom = (status: MeetingStatus): readonly MeetingStatus[] => followers[status];

/** Whether what it is and when can still be changed. */
export const isPlanned = (status: MeetingStatus): boolean => status === 'draft' || status === 'called';

const minuteMs = 60_000;

interface Times {
  heldOn: string;
  startTime: string;
  endTime: string;
}

/**
 * The moments of a day and two times by a clock; a meeting that ends no later than it begins ends on the day after. One whose
 * beginning the clock skips in spring, past its end, is held after the gap, as long as it was to be.
 */
export function momentsOf({ heldOn, startTime, endTime }: Times, timeZone: string) {
  const start = minutesOf(startTime);
  const end = minutesOf(endTime);
  const startsAt = momentAt(heldOn, start, timeZone);
  const endsAt = momentAt(end > start ? heldOn : addDays(heldOn, 1), end, timeZone);
  const isSkipped = endsAt <= startsAt;
  return {
    startsAt: startsAt.toISOString(),
    endsAt: (isSkipped ? new Date(startsAt.getTime() + (end - start) * minuteMs) : endsAt).toISOString(),
  };
}

/** The day and the times that a clock shows, as a form has them. */
export function timesOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }, timeZone: string): Times {
  const start = wallClock(startsAt, timeZone);
  return {
    heldOn: start.day,
    startTime: timeOfDayAt(start.minutes),
    endTime: timeOfDayAt(wallClock(endsAt, timeZone).minutes),
  };
}

/** The day on which a meeting comes back by its rule, after a day; a rule has no end. */
export function nextDay(heldOn: string, repeats: string): string {
  const interval = Number(/INTERVAL=(\d+)/.exec(repeats)?.[1] ?? 1);
  const [, which, weekdayName] = /BYDAY=(-?\d)([A-Z]{2})$/.exec(repeats) ?? [];
  if (which === undefined) return addDays(heldOn, 7 * interval);
  const weekday = weekdayNames.findIndex((name) => name === weekdayName) + 1;
  const first = addMonths(startOfMonth(heldOn), interval);
  const earliest = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  if (which !== '-1') return addDays(earliest, (Number(which) - 1) * 7);
  const fifth = addDays(earliest, 28);
  return fifth.startsWith(first.slice(0, 7)) ? fifth : addDays(earliest, 21);
}

/** Ids in another order: those that are given, in their places; the others stay where they are. */
export function reordered(all: readonly string[], given: readonly string[]): string[] {
  const next = given[Symbol.iterator]();
  return all.map((id) => (given.includes(id) ? (next.next().value ?? id) : id));
}
