import { addDays } from '@courtyard/contract/days';

interface Period {
  id: string;
  startsOn: string;
  /** Null runs on. */
  endsOn: string | null;
}

const endsBefore = (end: string | null, other: string | null) =>
  end !== null && (other === null || end < other);

/** The earlier first; of two that begin together the longer, and of two alike the one that is given first. */
function inOrder(a: Period, b: Period): number {
  if (a.startsOn !== b.startsOn) return a.startsOn < b.startsOn ? -1 : 1;
  if (a.endsOn === b.endsOn) return 0;
  return endsBefore(a.endsOn, b.endsOn) ? 1 : -1;
}

/**
 * How periods that overlap become periods that do not and cover the same days: the one that begins first stays, one that
 * it covers goes (`into` it), one that ends later begins after it.
 */
export function withoutOverlaps<P extends Period>(
  periods: readonly P[],
): { gone: { period: P; into: P }[]; later: { period: P; startsOn: string }[] } {
  const gone: { period: P; into: P }[] = [];
  const later: { period: P; startsOn: string }[] = [];
  let last: P | undefined;
  for (const period of periods.toSorted(inOrder)) {
    const overlaps = last !== undefined && (last.endsOn === null || last.endsOn >= period.startsOn);
    if (!last || !overlaps) last = period;
    else if (last.endsOn !== null && endsBefore(last.endsOn, period.endsOn)) {
      later.push({ period, startsOn: addDays(last.endsOn, 1) });
      last = period;
    } else gone.push({ period, into: last });
  }
  return { gone, later };
}
