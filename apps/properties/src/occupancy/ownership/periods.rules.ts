import type { Ownership } from '@courtyard/contract/properties/occupancy/occupancy';

/** The owners of one stretch of time. */
export interface OwnershipPeriod {
  key: string;
  startsOn: string;
  endsOn: string | null;
  state: Ownership['state'];
  ownerships: Ownership[];
}

/** Ownerships by the days from and to which they hold, the latest first; within a period the largest share first. */
export function ownershipPeriods(ownerships: readonly Ownership[]): OwnershipPeriod[] {
  const periods = new Map<string, OwnershipPeriod>();
  for (const ownership of ownerships) {
    const { startsOn, endsOn, state } = ownership;
    const key = `${startsOn}/${endsOn ?? ''}`;
    const period = periods.get(key) ?? { key, startsOn, endsOn, state, ownerships: [] };
    period.ownerships.push(ownership);
    periods.set(key, period);
  }
  for (const period of periods.values()) {
    period.ownerships.sort((one, other) => other.shareMillionths - one.shareMillionths);
  }
  return [...periods.values()].toSorted(
    (one, other) =>
      compare(other.startsOn, one.startsOn) || compare(other.endsOn ?? '9999', one.endsOn ?? '9999'),
  );
}

// Days as ISO 8601 sort as text.
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
