import type { PlatformCore } from '../../../../core/platform';
import type { Tx } from '../../../../database/database';
import { approving } from '../../approval-kind';
import { storedRules } from '../approval-rule.sql';
import { type Place, usualLimits } from './usual-limits.rules';

/**
 * Kinds that the law of another place would have fewer people decide keep as many, as a rule of the community's own: fewer decide only
 * once such a rule was changed, which waits for a second person itself.
 */
export async function keepDeciders(
  tx: Tx,
  platform: Pick<PlatformCore, 'sections' | 'approvals'>,
  { tenantId, before, after }: { tenantId: string; before: Place; after: Place },
): Promise<void> {
  const stored = await storedRules(tx);
  const kept = approving(platform)
    .flatMap(({ approvals }) => approvals)
    .filter((kind) => kind.ruled !== 'fixed' && kind.rule === kind.name && !stored.has(kind.rule))
    .flatMap((kind) => {
      const [limits, next] = [usualLimits(kind, before), usualLimits(kind, after)];
      return limits.some(({ deciders }, at) => deciders > (next[at]?.deciders ?? 0))
        ? [{ kind: kind.rule, limits }]
        : [];
    });
  for (const { kind, limits } of kept) {
    const groupless = { groupKind: null, groupId: null, sumDays: null };
    await tx
      .insertInto('approvalRule')
      .values({ tenantId, kind, ...groupless, version: 1 })
      .execute();
    await tx
      .insertInto('approvalRuleLimit')
      .values(limits.map((limit) => ({ tenantId, kind, ...limit })))
      .execute();
  }
}
