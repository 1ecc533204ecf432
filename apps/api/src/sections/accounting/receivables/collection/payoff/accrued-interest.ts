import { addDays } from '@courtyard/contract/days';
import { perDiem } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';
import { lateInstalments, latePolicies } from '../late-charge/late-charge.sql';
import { interestOf, interestPolicyOf, openOn, policyFor } from '../late-charge/late-charges.rules';

/** Interest on what a unit owes: until a day, as far as it is not billed, and of each day after it. */
export interface AccruedInterest {
  accruedMinor: number;
  perDiemMinor: number;
}

/** By the policy of the day on which each assessment fell due; none where the community has no policy of interest. */
export async function accruedInterest(tx: Tx, propertyId: string, at: string): Promise<AccruedInterest> {
  const policies = await latePolicies(tx);
  const [first] = policies;
  const sum = { accruedMinor: 0, perDiemMinor: 0 };
  if (!first) return sum;
  const late = await lateInstalments(tx, { from: first.effectiveOn, today: at });
  for (const instalment of late.filter((each) => each.propertyId === propertyId)) {
    const policy = policyFor(policies, instalment.dueOn);
    const terms = policy && interestPolicyOf(policy);
    if (!policy || !terms) continue;
    sum.accruedMinor += interestOf(policy, instalment, at)?.amountMinor ?? 0;
    if (addDays(instalment.dueOn, terms.fromDays) <= at)
      sum.perDiemMinor += perDiem(terms, openOn(instalment, at));
  }
  return sum;
}
