import type {
  LateChargeInput,
  LateChargePolicy,
} from '@courtyard/contract/accounting/receivables/collection/late-charge';
import {
  lateChargeSources,
  feeInCurrency,
  lateChargeTemplates,
} from '@courtyard/contract/accounting/receivables/collection/late-charge.values';
import { addDays, startOfMonth } from '@courtyard/contract/days';
import {
  feeStands,
  type InterestPolicy,
  interestDue,
  interestUntil,
  type LateFeePolicy,
  lateFeeOn,
  type OpenSince,
} from '../../../../../ledger';
import { msg, type Text } from '../../../../../platform/http/language/sentence';

/**
 * What of terms costs owners more than the law that their template names and each charge with it, by field: it allows no such amount, no
 * shorter time, or none at all. Terms of the community's own have no law to keep to here.
 */
export function faultsByLaw(
  { name, lateFee, interest }: Pick<LateChargeInput, 'name' | 'lateFee' | 'interest'>,
  currency: string,
) {
  const faults: Record<string, Text> = {};
  if (name === 'neutral') return faults;
  const law = lateChargeSources[name];
  const allowed = lateChargeTemplates[name];
  const more = msg`This is more than ${law} allows. If your governing documents allow it, start from custom terms.`;
  const sooner = msg`This is sooner than ${law} allows. If your governing documents allow it, start from custom terms.`;
  if (lateFee && allowed.lateFee === null)
    faults.name = msg`${law} doesn’t provide for a late fee. If your governing documents allow one, start from custom terms.`;
  else if (lateFee && allowed.lateFee) {
    const { graceDays, fixedMinor, millionths, of } = feeInCurrency(allowed.lateFee, currency);
    if (lateFee.graceDays < graceDays) faults['lateFee.graceDays'] = sooner;
    if (lateFee.fixedMinor > fixedMinor) faults['lateFee.fixedMinor'] = more;
    if (lateFee.millionths > millionths) faults['lateFee.millionths'] = more;
    // Of a fee without a part it says nothing.
    if (lateFee.millionths > 0 && lateFee.of === 'installment' && of === 'delinquent')
      faults['lateFee.of'] = more;
  }
  if (interest && allowed.interest) {
    const { millionthsPerYear, fromDays } = allowed.interest;
    if (interest.millionthsPerYear > millionthsPerYear) faults['interest.millionthsPerYear'] = more;
    if (interest.fromDays < fromDays) faults['interest.fromDays'] = sooner;
    if (interest.yearDays === '360') faults['interest.yearDays'] = more;
  }
  return faults;
}

export type Policy = Pick<LateChargePolicy, 'name' | 'version' | 'effectiveOn' | 'lateFee' | 'interest'>;

/** What was charged for an installment; of what was taken back since, only what was forgiven before is interest still, but a fee stays the one fee. */
export interface Charged {
  kind: 'late-fee' | 'interest';
  invoiceId: string;
  chargedOn: string;
  throughOn: string | null;
  /** What of it is not to be charged again. */
  countsMinor: number;
  policyVersion: string;
  isTakenBack: boolean;
}

/** Assessments that were due together: those of an invoice, those that went to the buyers of a unit at once, or one that comes from neither. */
export interface LateInstallment {
  id: string;
  /** The account of its owners. */
  ledgerId: string;
  propertyId: string;
  name: string;
  fundId: string;
  /** What was billed, by the largest of its charges; null where nothing says it. */
  memo: string | null;
  dueOn: string;
  originalMinor: number;
  /** What was open of it since when, as it is known now; from its first day on. */
  course: readonly OpenSince[];
  /** The same without the days on which collection was held: what draws interest. */
  drawing: readonly OpenSince[];
  charged: readonly Charged[];
}

export interface NewCharge {
  kind: 'late-fee' | 'interest';
  installment: LateInstallment;
  throughOn: string | null;
  amountMinor: number;
  policyVersion: string;
  sentence: string;
}

/** Of the versions the one in force when an installment fell due; undefined before the first. Policies are in the order of their days. */
export const policyFor = <P extends Pick<Policy, 'effectiveOn'>>(
  policies: readonly P[],
  dueOn: string,
): P | undefined => policies.findLast(({ effectiveOn }) => effectiveOn <= dueOn);

const feePolicyOf = ({ name, version, effectiveOn, lateFee }: Policy): LateFeePolicy | null =>
  lateFee && { ...lateFee, version, effectiveOn, source: lateChargeSources[name].en };

/** The terms of interest of a policy; null where it asks for none. */
export const interestPolicyOf = ({ name, version, effectiveOn, interest }: Policy): InterestPolicy | null =>
  interest && {
    ...interest,
    yearDays: interest.yearDays === '360' ? 360 : 365,
    version,
    effectiveOn,
    source: lateChargeSources[name].en,
  };

/** What is open of an installment at the end of a day. */
export const openOn = ({ course }: Pick<LateInstallment, 'course'>, day: string): number =>
  course.findLast((since) => since.day <= day)?.openMinor ?? 0;

/** Interest is charged for whole months: through the last day of the one before. */
export const interestThrough = (today: string): string => addDays(startOfMonth(today), -1);

/** The fee that a day makes for an installment; null where there is none. */
export function feeOf(policy: Policy, installment: LateInstallment, day: string): NewCharge | null {
  const terms = feePolicyOf(policy);
  const { dueOn, originalMinor, charged } = installment;
  const feesMade = charged.filter(({ kind }) => kind === 'late-fee').length;
  const asked = { dueOn, originalMinor, openMinor: openOn(installment, day), feesMade };
  const fee = terms && lateFeeOn(terms, asked, day);
  return fee && { ...fee, kind: 'late-fee', installment, throughOn: null };
}

/** The interest that was charged or forgiven of what was charged. */
const interestMade = (charged: readonly Charged[]): number =>
  charged.reduce((sum, { kind, countsMinor }) => (kind === 'interest' ? sum + countsMinor : sum), 0);

/** The interest on an installment through a day that was not charged yet; null where there is none. */
export function interestOf(
  policy: Policy,
  installment: LateInstallment,
  throughOn: string,
): NewCharge | null {
  const terms = interestPolicyOf(policy);
  const chargedMinor = interestMade(installment.charged);
  const { dueOn, drawing } = installment;
  const due = terms && interestDue(terms, { dueOn, course: drawing, chargedMinor }, throughOn);
  return due && { ...due, kind: 'interest', installment, throughOn };
}

/** What a day charges for installments: fees of what is late on it, interest through the month before. */
export const chargesOn = (
  policies: readonly Policy[],
  installments: readonly LateInstallment[],
  day: string,
): NewCharge[] =>
  installments.flatMap((installment) => {
    const policy = policyFor(policies, installment.dueOn);
    if (!policy) return [];
    const made = [feeOf(policy, installment, day), interestOf(policy, installment, interestThrough(day))];
    return made.filter((charge) => charge !== null);
  });

/** Whether nobody collected what was open at the end of a day. */
const isHeldOn = ({ course, drawing }: Pick<LateInstallment, 'course' | 'drawing'>, day: string): boolean =>
  openOn({ course }, day) > 0 && openOn({ course: drawing }, day) === 0;

/**
 * What was open of an installment for a fee; nothing where collection was held since before its date. A payment or credit dated on the fee's
 * own date came after the grace days, so the balance at the end of the day before counts too; a payment returned on that date counts as open.
 */
const openForFee = (installment: Pick<LateInstallment, 'course' | 'drawing'>, chargedOn: string): number => {
  const dayBefore = addDays(chargedOn, -1);
  if (isHeldOn(installment, chargedOn) && isHeldOn(installment, dayBefore)) return 0;
  return Math.max(openOn(installment, chargedOn), openOn({ course: installment.drawing }, dayBefore));
};

/** Invoices of charges that do not stand any more: a receipt with an earlier date made them wrong, or a hold that began before it was set. */
export function wrongCharges(
  policies: readonly Policy[],
  installments: readonly LateInstallment[],
): string[] {
  const wrong = installments.flatMap((installment) => {
    const { dueOn, originalMinor, charged, drawing } = installment;
    const standing = charged.filter(({ isTakenBack }) => !isTakenBack);
    const fees = standing.filter(({ kind, chargedOn, policyVersion }) => {
      const policy = policies.find(({ version }) => version === policyVersion);
      const terms = policy && feePolicyOf(policy);
      if (kind !== 'late-fee' || !terms) return false;
      return !feeStands(
        terms,
        { dueOn, originalMinor, openMinor: openForFee(installment, chargedOn) },
        chargedOn,
      );
    });
    const interest = standing.filter(({ kind }) => kind === 'interest');
    const last = interest.at(-1);
    const policy = policies.find(({ version }) => version === last?.policyVersion);
    const terms = policy && interestPolicyOf(policy);
    const isTooMuch =
      terms &&
      last?.throughOn &&
      interestUntil(terms, { dueOn, course: drawing }, last.throughOn) < interestMade(charged);
    return [...fees, ...(isTooMuch ? interest : [])].map(({ invoiceId }) => invoiceId);
  });
  return [...new Set(wrong)];
}
