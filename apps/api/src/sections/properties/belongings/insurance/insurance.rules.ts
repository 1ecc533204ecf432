import type { PolicyState } from '@courtyard/contract/properties/insurance/insurance';
import { insuranceStateOn } from '../../property/property.rules';

/** State of a policy on a day; one that has ended is `replaced` when another of its kind runs longer. */
export function policyStateOn(expiresOn: string, today: string, replaced: boolean): PolicyState {
  const state = insuranceStateOn(expiresOn, today);
  if (state === 'none' || state === 'lapsed') return replaced ? 'replaced' : 'lapsed';
  return state;
}
