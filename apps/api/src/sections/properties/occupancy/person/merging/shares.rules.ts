import { addDays } from '@courtyard/contract/days';

export interface Share {
  startsOn: string;
  /** Null runs on. */
  endsOn: string | null;
  shareMillionths: number;
}

const isHeldOn = ({ startsOn, endsOn }: Share, day: string) =>
  startsOn <= day && (endsOn === null || endsOn >= day);

/** What one person owns day by day where several records of it are theirs: on each day the sum. In order, without overlaps. */
export function addedUp(shares: readonly Share[]): Share[] {
  const edges = shares.flatMap(({ startsOn, endsOn }) => [
    startsOn,
    ...(endsOn === null ? [] : [addDays(endsOn, 1)]),
  ]);
  const days = [...new Set(edges)].toSorted();
  const sums: Share[] = [];
  for (const [place, startsOn] of days.entries()) {
    const held = shares.filter((share) => isHeldOn(share, startsOn));
    if (held.length === 0) continue;
    const next = days[place + 1];
    const endsOn = next === undefined ? null : addDays(next, -1);
    const shareMillionths = held.reduce((sum, share) => sum + share.shareMillionths, 0);
    sums.push({ startsOn, endsOn, shareMillionths });
  }
  return sums;
}
