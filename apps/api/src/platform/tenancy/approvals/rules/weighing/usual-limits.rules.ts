import type { ApprovalLimit } from '@courtyard/contract';
import { legalDefaultsOf } from '@courtyard/contract/platform/community/legal/legal-defaults.rules';
import { defaultAmount } from '@courtyard/contract/platform/community/legal/usual-amount.rules';
import type { AnyApprovalKind } from '../../approval-kind';

/** What amounts and law follow from. */
export interface Place {
  currency: string;
  /** Country or state; null where the community has set none. */
  jurisdiction: string | null;
}

/**
 * Limits of a kind where the community set none: amounts, in cents of a US dollar, in the minor unit of its currency, and as many deciders
 * as its law asks for.
 */
export function defaultLimits(
  { rule, limits }: Pick<AnyApprovalKind, 'rule' | 'limits'>,
  { currency, jurisdiction }: Place,
): ApprovalLimit[] {
  const lawful = legalDefaultsOf(jurisdiction).deciders[rule];
  return limits.map(({ fromMinor, deciders }) => ({
    fromMinor: defaultAmount(fromMinor, currency),
    deciders: Math.max(lawful ?? 0, deciders),
  }));
}
