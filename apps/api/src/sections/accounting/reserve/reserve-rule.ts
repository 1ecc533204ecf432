import { vendorPaymentWords } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.words';
import type { ApprovalChange } from '@courtyard/contract';
import type { Language } from '@courtyard/contract/fields/words';
import type { Tx } from '../../../platform/database/database';
import { type AnyApprovalKind, decidersFor } from '../../../platform/tenancy/approvals/approval-kind';
import { rulesOf } from '../../../platform/tenancy/approvals/rules/approval-rule.sql';

/**
 * By which whatever leaves a reserve fund is decided, whichever way it goes: from any amount one other person, where a community has set
 * nothing else. California asks for two signatures on every withdrawal of reserves (Civil Code §5510): there the rule names two who
 * decide, or the board. It is set at the payments to vendors.
 */
export const reserveRule = {
  rule: 'accounting.reserve-payment',
  deciding: 'Bill Approve',
  ruled: 'amounts',
  limits: [{ fromMinor: 0, deciders: 1 }],
} as const;

/** What an approval says of the reserve funds that it takes from. */
export const reservesInWords = (language: Language, reserves: readonly string[]): ApprovalChange[] =>
  reserves.map((fund) => ({ field: vendorPaymentWords.reserves[language], before: null, after: fund }));

interface WeighedChange {
  amountMinor: number;
  reserves: readonly string[];
  /** What the same payee got within so many days, where the change has one. */
  earlierMinor?: (sumDays: number) => number;
}

/**
 * As which of two kinds a change waits by the rules of the community: the one that asks for more persons, with as many that of the
 * reserve; null where neither asks.
 */
export async function kindsByReserve<K extends AnyApprovalKind>(
  tx: Tx,
  { usual, ofReserve }: { usual: K; ofReserve: K },
): Promise<(change: WeighedChange) => K | null> {
  const rules = new Map((await rulesOf(tx, [usual, ofReserve])).map(({ kind, rule }) => [kind, rule]));
  const decidersOf = (kind: K, { amountMinor, earlierMinor }: WeighedChange) => {
    const { limits = [], sumDays = null } = rules.get(kind) ?? {};
    return decidersFor(limits, amountMinor + (sumDays === null ? 0 : (earlierMinor?.(sumDays) ?? 0)));
  };
  return (change) => {
    const byAmount = decidersOf(usual, change);
    const byFund = change.reserves.length > 0 ? decidersOf(ofReserve, change) : 0;
    if (byAmount + byFund === 0) return null;
    return byFund >= byAmount ? ofReserve : usual;
  };
}
