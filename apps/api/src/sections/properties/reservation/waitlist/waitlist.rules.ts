const longestMs = 24 * 3_600_000;

/**
 * Until when a time that became free is held for the one it is offered to: a day, and at most half of what is left until it
 * begins, so that the next in line has a chance too.
 */
export function offerUntil(now: Date, startsAt: Date): Date {
  return new Date(now.getTime() + Math.min(longestMs, (startsAt.getTime() - now.getTime()) / 2));
}
