import { addDays } from '@courtyard/contract/days';
import { perDiem } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';
import { lateInstalments, latePolicies } from '../late-charge/late-charge.sql';
import {
  feeOf,
  interestOf,
  interestPolicyOf,
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

/** By the policy of the day on which each assessment fell due; none where the community has no policy. */
export async function lateUntil(tx: Tx, propertyId: string, at: string): Promise<LateUntil> {
  const policies = await latePolicies(tx);
  const [first] = policies;
  const sum: LateUntil = { accruedMinor: 0, perDiemMinor: 0, fees: [] };
  if (!first) return sum;
  const late = await lateInstalments(tx, { from: first.effectiveOn, today: at });
  for (const instalment of late.filter((each) => each.propertyId === propertyId)) {
    const policy = policyFor(policies, instalment.dueOn);
    if (!policy) continue;
    sum.fees.push(...[feeOf(policy, instalment, at)].filter((fee) => fee !== null));
    const terms = interestPolicyOf(policy);
    if (!terms) continue;
    sum.accruedMinor += interestOf(policy, instalment, at)?.amountMinor ?? 0;
    if (addDays(instalment.dueOn, terms.fromDays) <= at)
      sum.perDiemMinor += perDiem(terms, openOn(instalment, at));
  }
  return sum;
}
