import type { Tx } from '../../../../database/database';
import { type AnyApprovalKind, decidersFor } from '../../approval-kind';
import { rulesOf } from '../approval-rule.sql';

/**
 * By which whatever leaves a reserve fund is decided, whichever way it goes: from any amount one other person, or as many as the law of
 * the community's place asks for (`defaultsByPlace`), where it has set nothing else. It is set at the payments to vendors.
 */
export const reserveRule = {
  rule: 'accounting.reserve-payment',
  deciding: 'Bill Approve',
  ruled: 'amounts',
  limits: [{ fromMinor: 0, deciders: 1 }],
} as const;

interface WeighedChange {
  amountMinor: number;
  reserves: readonly string[];
}

/** Reads what the payees of changes got within so many days; asked only where a rule adds that up. */
type EarlierOf<C> = (sumDays: number) => Promise<(change: C) => number>;

/**
 * As which of two kinds a change waits by the rules of the community: the one that asks for more persons, with as many that of the
 * reserve; null where neither asks.
 */
export async function kindsByReserve<K extends AnyApprovalKind, C extends WeighedChange = WeighedChange>(
  tx: Tx,
  { standard, ofReserve }: { standard: K; ofReserve: K },
  earlierOf?: EarlierOf<C>,
): Promise<(change: C) => K | null> {
  const deciders = new Map<K, (change: C) => number>();
  for (const { kind, rule } of await rulesOf(tx, [standard, ofReserve])) {
    const earlier = rule.sumDays === null ? undefined : await earlierOf?.(rule.sumDays);
    deciders.set(kind, (change) => decidersFor(rule.limits, change.amountMinor + (earlier?.(change) ?? 0)));
  }
  return (change) => {
    const byAmount = deciders.get(standard)?.(change) ?? 0;
    const byFund = change.reserves.length > 0 ? (deciders.get(ofReserve)?.(change) ?? 0) : 0;
    if (byAmount + byFund === 0) return null;
    return byFund >= byAmount ? ofReserve : standard;
  };
}
