import type { PlatformCore } from '../../../../core/platform';
import { type AuditEntry, changeOf } from '../../../../audit/audit';
import type { Tx } from '../../../../database/database';
import { approving } from '../../approval-kind';
import { storedRules } from '../approval-rule.sql';
import { ruleFacts } from '../change-rule';
import { type Place, defaultLimits } from './usual-limits.rules';

/**
 * Kinds that the law of another place would have fewer people decide keep as many, as a rule of the community's own: fewer decide only
 * once such a rule was changed, which waits for a second person itself. Gives what the history is to say of it.
 */
export async function keepDeciders(
  tx: Tx,
  platform: Pick<PlatformCore, 'sections' | 'approvals'>,
  { tenantId, before, after }: { tenantId: string; before: Place; after: Place },
): Promise<AuditEntry[]> {
  const stored = await storedRules(tx);
  const kept = approving(platform)
    .flatMap(({ approvals }) => approvals)
    .filter((kind) => kind.ruled !== 'fixed' && kind.rule === kind.name && !stored.has(kind.rule))
    .flatMap((kind) => {
      const [limits, next] = [defaultLimits(kind, before), defaultLimits(kind, after)];
      return limits.some(({ deciders }, at) => deciders > (next[at]?.deciders ?? 0))
        ? [{ kind, limits, next }]
        : [];
    });
  const entries: AuditEntry[] = [];
  for (const { kind, limits, next } of kept) {
    const of = { tenantId, kind: kind.rule };
    const made = await tx
      .insertInto('approvalRule')
      .values({ ...of, groupKind: null, groupId: null, sumDays: null, version: 1 })
      .onConflict((known) => known.doNothing())
      .returning('kind')
      .executeTakeFirst();
    // Somebody made a rule of it meanwhile.
    if (!made) continue;
    await tx
      .insertInto('approvalRuleLimit')
      .values(limits.map((limit) => ({ ...of, ...limit })))
      .execute();
    const anybody = { sumDays: null, roles: [], group: null };
    const auditValues = (said: typeof limits) => ruleFacts(kind, { limits: said, ...anybody });
    entries.push(
      changeOf(
        'approval-rule.update',
        { 'approval-rule': kind.rule },
        auditValues(next),
        auditValues(limits),
      ),
    );
  }
  return entries;
}
