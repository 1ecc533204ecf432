import type { PolicyState } from '@courtyard/contract/properties/insurance';
import { addDays, daysBetween } from '../calendar/zone.rules';
import { insuranceStateOn } from '../property/property.rules';

/** State of a policy on a day; one that has ended is `replaced` when another of its kind runs longer. */
export function policyStateOn(expiresOn: string, today: string, replaced: boolean): PolicyState {
  const state = insuranceStateOn(expiresOn, today);
  if (state === 'none' || state === 'lapsed') return replaced ? 'replaced' : 'lapsed';
  return state;
}

/**
 * The reminder that is due: of the stages that have come, the one nearest to the expiry. Null before the first and
 * after the last day of cover, so that a policy that is recorded late gets one mail and not all that it missed.
 */
export function dueStage(
  policy: { expiresOn: string; reminderDays: readonly number[] },
  today: string,
): number | null {
  if (today > policy.expiresOn) return null;
  const stages = policy.reminderDays.filter((days) => addDays(policy.expiresOn, -days) <= today);
  return stages.length === 0 ? null : Math.min(...stages);
}

/** `today`, `tomorrow`, `in 7 days`. */
export function whenFrom(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
