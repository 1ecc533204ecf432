import { type BookableArea, slotsOf } from '../booking/booking.rules';
import type { Span } from '../../common-area/opening.rules';

const longestMs = 24 * 3_600_000;

/**
 * Until when a time that became free is held for the one it is offered to: a day, and at most half of what is left until it
 * begins, so that the next in line has a chance too.
 */
export function offerUntil(now: Date, startsAt: Date): Date {
  return new Date(now.getTime() + Math.min(longestMs, (startsAt.getTime() - now.getTime()) / 2));
}

/** Whether a time can be booked as it was when somebody joined the line: the area may have been closed, or changed, since. */
export const stillBookable = (area: BookableArea, span: Span, timeZone: string): boolean =>
  area.bookable && !area.archived && slotsOf(area, span, timeZone) !== null;
