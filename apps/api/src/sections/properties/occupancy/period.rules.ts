import type { PeriodState } from '@courtyard/contract/properties/occupancy/occupancy';

/** Where a day stands to a period; both ends belong to it, a null end runs on. */
export function periodStateOn(
  period: { startsOn: string; endsOn: string | null },
  today: string,
): PeriodState {
  if (period.startsOn > today) return 'upcoming';
  return period.endsOn !== null && period.endsOn < today ? 'past' : 'current';
}
