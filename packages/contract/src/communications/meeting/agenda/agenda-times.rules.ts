/**
 * When each item of an agenda begins, from the meeting's start and how long those before it are to take; null after one of
 * which that is not said, and for all where it is said of none. What a reader may not see takes no time for them.
 */
export function startsOfItems(
  startsAt: string,
  items: readonly { minutes: number | null }[],
): (string | null)[] {
  const isTimed = items.some(({ minutes }) => minutes !== null);
  let next: number | null = isTimed ? Date.parse(startsAt) : null;
  return items.map(({ minutes }) => {
    const start = next;
    next = start === null || minutes === null ? null : start + minutes * 60_000;
    return start === null ? null : new Date(start).toISOString();
  });
}
