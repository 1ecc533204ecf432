import { daysBetween } from '../queries/aging/aging.rules';

/** What an overdue installment costs once. In force from a day, for what falls due from then on. */
export interface LateFeePolicy {
  version: string;
  effectiveOn: string;
  source: string;
  /** Days after the due date on which nothing is charged yet. */
  graceDays: number;
  /** The greater of both: a fixed amount, and a part of what is delinquent or of the whole installment. */
  fixedMinor: number;
  millionths: number;
  of: 'delinquent' | 'installment';
  /** No fee is higher. */
  capMinor: number | null;
}

export interface Installment {
  dueOn: string;
  originalMinor: number;
  /** Still open of it at the end of the day that is asked about. */
  openMinor: number;
  /** The fees that were ever made for it, also those that were waived or reversed since. */
  feesMade: number;
}

/** A part of an amount in millionths, rounded down. */
const partOf = (amountMinor: number, millionths: number): number =>
  Number((BigInt(amountMinor) * BigInt(millionths)) / 1_000_000n);

export interface LateFee {
  amountMinor: number;
  policyVersion: string;
  sentence: string;
}

/** The fee that a day makes for an installment; null where none is due, or one was made before: it is one fee per installment, waived or not. */
export function lateFeeOn(policy: LateFeePolicy, installment: Installment, day: string): LateFee | null {
  const { dueOn, originalMinor, openMinor, feesMade } = installment;
  const isLate = daysBetween(dueOn, day) > policy.graceDays;
  if (!isLate || openMinor <= 0 || feesMade > 0 || dueOn < policy.effectiveOn) return null;
  const base = policy.of === 'delinquent' ? openMinor : originalMinor;
  const uncapped = Math.max(policy.fixedMinor, partOf(base, policy.millionths));
  const amountMinor = policy.capMinor === null ? uncapped : Math.min(uncapped, policy.capMinor);
  if (amountMinor === 0) return null;
  return {
    amountMinor,
    policyVersion: policy.version,
    sentence: `${policy.source}: due ${dueOn}, not paid within ${policy.graceDays} days.`,
  };
}

/**
 * Whether a fee that was made on a day stands, seen with what was open of the installment then as it is known now: a receipt that came
 * with an earlier date takes it away.
 */
export const feeStands = (
  policy: LateFeePolicy,
  installment: Omit<Installment, 'feesMade'>,
  madeOn: string,
): boolean => lateFeeOn(policy, { ...installment, feesMade: 0 }, madeOn) !== null;
