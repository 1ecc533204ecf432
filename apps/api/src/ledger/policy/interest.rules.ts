import { addDays } from '@courtyard/contract/days';
import { daysBetween } from '../queries/aging/aging.rules';

/** Simple interest on what is overdue. */
export interface InterestPolicy {
  version: string;
  effectiveOn: string;
  source: string;
  /** A year, in millionths: 18% is 180,000. */
  millionthsPerYear: number;
  /** Days after the due date from which it runs: 0 from the due date on. */
  fromDays: number;
  yearDays: 360 | 365;
}

/** What was open of a charge from a day on, until the next one. */
export interface OpenSince {
  day: string;
  openMinor: number;
}

/**
 * Interest on a charge until the end of a day, of all its days together and rounded down once, so that it does not matter how often it
 * is worked out. `course`: what was open since when, by day; the first day is that of the charge.
 */
export function interestUntil(
  policy: InterestPolicy,
  { dueOn, course }: { dueOn: string; course: readonly OpenSince[] },
  day: string,
): number {
  const start = addDays(dueOn, policy.fromDays);
  let dayAmounts = 0n;
  course.forEach(({ day: since, openMinor }, index) => {
    const from = since > start ? since : start;
    const next = course[index + 1]?.day;
    const to = next !== undefined && next < day ? next : day;
    const days = daysBetween(from, to);
    if (days > 0) dayAmounts += BigInt(openMinor) * BigInt(days);
  });
  return Number((dayAmounts * BigInt(policy.millionthsPerYear)) / (1_000_000n * BigInt(policy.yearDays)));
}

/** What is still to be charged on a day, when so much was before: running a day twice adds nothing, and a waived part stays waived. */
export function interestDue(
  policy: InterestPolicy,
  charge: { dueOn: string; course: readonly OpenSince[]; chargedMinor: number },
  day: string,
): { amountMinor: number; policyVersion: string; sentence: string } | null {
  const amountMinor = interestUntil(policy, charge, day) - charge.chargedMinor;
  if (amountMinor <= 0 || charge.dueOn < policy.effectiveOn) return null;
  const rate = `${policy.millionthsPerYear / 10_000}%`;
  return {
    amountMinor,
    policyVersion: policy.version,
    sentence: `${policy.source}: ${rate} a year on what was due ${charge.dueOn}, until ${day}.`,
  };
}

/** What one more day of interest is, for a payoff statement; rounded up, so that the day is covered. */
export function perDiem(policy: InterestPolicy, openMinor: number): number {
  const whole = 1_000_000n * BigInt(policy.yearDays);
  return Number((BigInt(openMinor) * BigInt(policy.millionthsPerYear) + whole - 1n) / whole);
}
