import { addDays, addMonths } from '@courtyard/contract/days';
import type { Policy } from '@courtyard/contract/properties/unit-records/insurance/insurance';

/**
 * What the policy that follows another begins with: the same insurer, number and cover, for a year from the day after the
 * other's last; from today where that has passed.
 */
export function renewalOf(policy: Policy, today: string) {
  const next = addDays(policy.expiresOn, 1);
  const startsOn = next < today ? today : next;
  const { carrier, policyNumber, kind, coverMinor, reminderDays } = policy;
  const expiresOn = addDays(addMonths(startsOn, 12), -1);
  return { carrier, policyNumber, kind, coverMinor, reminderDays, startsOn, expiresOn };
}
