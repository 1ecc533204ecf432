import type { ReadContext } from '../../../section/call-context';
import { type AnyApprovalKind, decidersFor } from '../approval-kind';
import { ruleOf } from './approval-rule.sql';
import { deciderIds } from './deciders.sql';
import { weighedMinor } from './weighing/weighed-amount';

/**
 * The permission that too few members have for something to be approved; null where it can be, or needs no approval. `writers` are the
 * members who may not decide: who asks, and who wrote it.
 */
export async function missingRight(
  context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
  kind: AnyApprovalKind,
  { writers, ...record }: { writers: readonly string[]; recordId: string; amountMinor: number | null },
): Promise<string | null> {
  const { limits, sumDays, roleIds, group } = await ruleOf(context.tx, kind);
  const asked = decidersFor(limits, await weighedMinor(context, kind, { sumDays, ...record }));
  if (asked === 0) return null;
  const may = await deciderIds(context, { rights: [kind.deciding], roleIds, group });
  const others = may.filter((memberId) => !writers.includes(memberId));
  return others.length < asked ? kind.deciding : null;
}
