import type { PayoffFigures } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { addDays } from '@courtyard/contract/days';
import { perDiem } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';
import { lateInstallments, latePolicies } from '../late-charge/late-charge.sql';
import {
  feeOf,
  interestOf,
  interestPolicyOf,
  type LateInstallment,
  type NewCharge,
  openOn,
  policyFor,
} from '../late-charge/late-charges.rules';

/** What is charged late of what a unit owes, as far as it is not billed. */
export interface LateUntil {
  /** Interest until a day, and of each day after it. */
  accruedMinor: number;
  perDiemMinor: number;
  /** Late fees that the clock charges by the end of the day. */
  fees: NewCharge[];
}

const isAssessment = ({ chargeType }: PayoffFigures['charges'][number]) =>
  chargeType === 'regular' || chargeType === 'special';

const sumOf = (charges: PayoffFigures['charges']) =>
  charges.reduce((sum, { openMinor }) => sum + openMinor, 0);

/** Assessments of invoices that are still to be made, less what stands to the credit of the unit: each uses it as it is made. */
export function stillToCome(
  propertyId: string,
  invoices: readonly PayoffFigures['charges'][],
  creditMinor: number,
): LateInstallment[] {
  let left = creditMinor;
  const inOrder = invoices.toSorted(([one], [other]) =>
    (one?.issuedOn ?? '').localeCompare(other?.issuedOn ?? ''),
  );
  return inOrder.flatMap((charges) => {
    const used = Math.min(left, sumOf(charges));
    left -= used;
    const assessments = charges.filter(isAssessment);
    const [first] = assessments.toSorted((one, other) => other.openMinor - one.openMinor);
    const originalMinor = sumOf(assessments);
    const openMinor = originalMinor - used;
    if (!first || openMinor <= 0) return [];
    const { issuedOn, dueOn, description: memo } = first;
    const course = [{ day: issuedOn, openMinor }];
    // Of no invoice yet: nothing is charged by its id.
    const unmade = { id: '', ledgerId: '', name: '', fundId: '' };
    return [{ ...unmade, propertyId, memo, dueOn, originalMinor, course, drawing: course, charged: [] }];
  });
}

/**
 * By the policy of the day on which each assessment falls due, what is still to come with it; none where the community has no policy.
 */
export async function lateUntil(
  tx: Tx,
  { propertyId, at }: { propertyId: string; at: string },
  toCome: readonly LateInstallment[],
): Promise<LateUntil> {
  const policies = await latePolicies(tx);
  const [first] = policies;
  const sum: LateUntil = { accruedMinor: 0, perDiemMinor: 0, fees: [] };
  if (!first) return sum;
  const own = await lateInstallments(tx, { from: first.effectiveOn, today: at, propertyIds: [propertyId] });
  for (const installment of [...own, ...toCome]) {
    const policy = policyFor(policies, installment.dueOn);
    if (!policy) continue;
    sum.fees.push(...[feeOf(policy, installment, at)].filter((fee) => fee !== null));
    const terms = interestPolicyOf(policy);
    if (!terms) continue;
    sum.accruedMinor += interestOf(policy, installment, at)?.amountMinor ?? 0;
    if (addDays(installment.dueOn, terms.fromDays) <= at)
      sum.perDiemMinor += perDiem(terms, openOn(installment, at));
  }
  return sum;
}
