import type { PolicyState } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { insuranceStateOn } from '../../property/property.rules';

/** State of a policy on a day; one that has ended is `replaced` where another of its kind goes on without a gap. */
export function policyStateOn(
  { startsOn, expiresOn }: { startsOn: string | null; expiresOn: string },
  today: string,
  replaced: boolean,
): PolicyState {
  if (startsOn !== null && startsOn > today) return 'upcoming';
  const state = insuranceStateOn(expiresOn, today);
  if (state === 'none' || state === 'lapsed') return replaced ? 'replaced' : 'lapsed';
  return state;
}
