import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import { addDays, daysBetween, minutesOf, momentAt, timeOfDayAt, wallClock } from '@courtyard/contract/days';

/** Where a date would go: days where it takes whole ones, otherwise moments. */
export interface Move {
  start: string;
  end: string;
  allDay: boolean;
}

/** A moment as the community's clock shows it, `2026-12-01T18:30`; the grid knows no zones. */
export function wallTime(moment: string, timeZone: string): string {
  const { day, minutes } = wallClock(moment, timeZone);
  return `${day}T${timeOfDayAt(minutes)}`;
}

const momentOfWall = (wall: string, timeZone: string) =>
  momentAt(wall.slice(0, 10), minutesOf(wall.slice(11, 16)), timeZone).toISOString();

/** A place on the grid as what the calls take. */
export function moveTo({ start, end, allDay }: Move, timeZone: string): Move {
  if (allDay) return { start: start.slice(0, 10), end: end.slice(0, 10), allDay };
  return { start: momentOfWall(start, timeZone), end: momentOfWall(end, timeZone), allDay };
}

const defaultFirst = '06:00';

/** From which time of the day on hours are shown: from six o'clock, or from what begins, or still goes on, before. */
export function firstShown(
  occurrences: readonly Pick<CalendarOccurrence, 'start' | 'end' | 'allDay'>[],
  timeZone: string,
): string {
  const times = occurrences
    .filter(({ allDay }) => !allDay)
    .map(({ start, end }) => {
      const [first, last] = [wallTime(start, timeZone), wallTime(end, timeZone)];
      const isOverMidnight = last.slice(0, 10) > first.slice(0, 10) && !last.endsWith('T00:00');
      return isOverMidnight ? '00:00' : first.slice(11);
    });
  return [defaultFirst, ...times].reduce((least, time) => (time < least ? time : least));
}

/** A date so many days and minutes later by the community's clock, as long as it was. */
export function movedBy(
  { start, end, allDay }: Pick<CalendarOccurrence, 'start' | 'end' | 'allDay'>,
  { days, minutes }: { days: number; minutes: number },
  timeZone: string,
): Move {
  if (allDay) return { start: addDays(start, days), end: addDays(end, days), allDay };
  const wall = wallClock(start, timeZone);
  const later = wall.minutes + minutes;
  const day = addDays(wall.day, days + Math.floor(later / 1440));
  const begins = momentAt(day, ((later % 1440) + 1440) % 1440, timeZone);
  return {
    start: begins.toISOString(),
    end: new Date(begins.getTime() + Date.parse(end) - Date.parse(start)).toISOString(),
    allDay,
  };
}

/**
 * A date that ends so many days and minutes later by the community's clock; null where nothing would be left of it: a day, or a
 * quarter of an hour.
 */
export function resizedBy(
  { start, end, allDay }: Pick<CalendarOccurrence, 'start' | 'end' | 'allDay'>,
  step: { days: number; minutes: number },
  timeZone: string,
): Move | null {
  const { start: ends } = movedBy({ start: end, end, allDay }, step, timeZone);
  if (allDay) return ends > start ? { start, end: ends, allDay } : null;
  const shortest = Date.parse(start) + 15 * 60_000;
  return Date.parse(ends) >= shortest ? { start, end: ends, allDay } : null;
}

const monthKeys: Record<string, { days: number; minutes: number }> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: -7, minutes: 0 },
  ArrowDown: { days: 7, minutes: 0 },
};

/** How far Alt and an arrow move a date, and Shift besides its end: by days and weeks in a month, up and down by a quarter of an hour in a week. */
export function stepOfKey(key: string, { view, allDay }: { view: string; allDay: boolean }) {
  const step = monthKeys[key];
  if (!step || view === 'month' || step.minutes !== 0 || Math.abs(step.days) === 1) return step ?? null;
  return allDay ? null : { days: 0, minutes: step.days > 0 ? 15 : -15 };
}

/** Whether it is the end alone that goes elsewhere. */
export const isResized = (before: Pick<CalendarOccurrence, 'start' | 'allDay'>, after: Move): boolean =>
  before.allDay === after.allDay &&
  (after.allDay
    ? before.start.slice(0, 10) === after.start
    : Date.parse(before.start) === Date.parse(after.start));

/** Whether a move changes anything. */
export const isMoved = (before: Pick<CalendarOccurrence, 'start' | 'end' | 'allDay'>, after: Move): boolean =>
  before.allDay !== after.allDay ||
  (after.allDay
    ? daysBetween(before.start, after.start) !== 0 || daysBetween(before.end, after.end) !== 0
    : Date.parse(before.start) !== Date.parse(after.start) ||
      Date.parse(before.end) !== Date.parse(after.end));
