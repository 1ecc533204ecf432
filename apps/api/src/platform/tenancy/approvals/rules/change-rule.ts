import type { ApprovalLimit, ApprovalRuleInput } from '@courtyard/contract';
import { changeOf } from '../../../audit/audit';
import { lockRights } from '../../../auth/permissions/granting.service';
import { msg } from '../../../http/language/sentence';
import { invalid, notFound } from '../../../http/problem';
import { versionConflict } from '../../../section/conflicts';
import { namedGroups } from '../../member-group';
import { type AnyApprovalKind, type ApprovalContext, approvalKindOf, ofPlatform } from '../approval-kind';
import { withdrawChanged } from '../end-approval';
import { type Rule, ruleOf } from './approval-rule.sql';
import type { SaidRule } from './approval-rule.messages';
import { deciderIds } from './deciders.sql';

export type RuleChange = Omit<ApprovalRuleInput, 'reason'> & { version: number };

/** What the history says of a rule: an amount for each number of persons, or the number alone. */
export const ruleFacts = (kind: AnyApprovalKind, { limits, sumDays, roles, group }: SaidRule) => ({
  ...(kind.ruled === 'amounts'
    ? Object.fromEntries(limits.map(({ fromMinor, deciders }) => [`from${deciders}Minor`, fromMinor]))
    : { deciders: limits[0]?.deciders }),
  ...(kind.earlierToPayee && { sumDays: sumDays ?? null }),
  roles,
  group,
});

function requireFits(
  kind: AnyApprovalKind,
  { limits, sumDays }: { limits: readonly ApprovalLimit[]; sumDays: number | null },
): void {
  if (sumDays !== null && !kind.earlierToPayee)
    throw invalid({ sumDays: 'This kind of change has no payee: leave the days blank.' });
  if (kind.ruled === 'amounts') return;
  if (limits.length > 1 || limits[0]?.fromMinor !== 0)
    throw invalid({ limits: 'This kind of change has no amount: set only the number of approvals.' });
}

/** The rule with its names. Throws where it names a role that is not there, or a group to which nobody can belong. */
async function said(
  { tx, platform }: ApprovalContext,
  { limits, sumDays, roleIds, group }: Pick<Rule, 'limits' | 'sumDays' | 'roleIds' | 'group'>,
  isNew: boolean,
): Promise<SaidRule> {
  const roles = await tx.selectFrom('role').select(['id', 'name']).orderBy('name').execute();
  const chosen = roles.filter(({ id }) => roleIds.includes(id));
  if (chosen.length < new Set(roleIds).size) throw invalid({ roleIds: 'There is no such role.' });
  const groups = group === null ? [] : await namedGroups(platform.sections, tx);
  const named = groups.find(({ kind, id }) => kind === group?.kind && id === group.id);
  if (isNew && group !== null && !named?.isOpen) throw invalid({ group: 'Committee not found.' });
  return { limits, sumDays, roles: chosen.map(({ name }) => name), group: named?.name ?? null };
}

/** A rule that fewer could follow than it asks for would be none. */
async function requireAble(context: ApprovalContext, kind: AnyApprovalKind, change: RuleChange) {
  const { roleIds, group, limits } = change;
  const able = (await deciderIds(context, { rights: [kind.deciding], roleIds, group })).length;
  const most = Math.max(...limits.map(({ deciders }) => deciders));
  if (able >= most) return;
  const field = group === null ? (roleIds.length > 0 ? 'roleIds' : 'limits') : 'group';
  throw invalid({
    [field]: msg`The rule needs ${most}, but only this many of the people it names have the permission: ${able}.`,
  });
}

/** What a change would do to the rule of a kind. Throws where it cannot be so, or somebody changed it meanwhile. */
export async function checkedRule(context: ApprovalContext, name: string, change: RuleChange) {
  const kind = approvalKindOf(context.platform, name);
  if (!kind || kind.ruled === 'fixed' || kind.rule !== name) throw notFound('rule');
  await lockRights(context.tx);
  const rule = await ruleOf(context.tx, kind);
  if (rule.version !== change.version) throw versionConflict('rule');
  requireFits(kind, change);
  const before = await said(context, rule, false);
  const after = await said(context, change, true);
  await requireAble(context, kind, change);
  const entry = changeOf(
    'approval-rule.update',
    { 'approval-rule': name },
    ruleFacts(kind, before),
    ruleFacts(kind, after),
  );
  return { kind, before, after, entry };
}

/** Changes the rule of a kind. Whether it waits for a second person was asked before; what waits keeps the rule that it was asked under. */
export async function changeRule(context: ApprovalContext, name: string, change: RuleChange): Promise<void> {
  const { tx, tenant } = context;
  const { entry } = await checkedRule(context, name, change);
  const of = { tenantId: tenant.id, kind: name };
  const { group, limits, sumDays, roleIds } = change;
  const decides = { groupKind: group?.kind ?? null, groupId: group?.id ?? null };
  const rule = { ...decides, sumDays, version: change.version + 1 };
  await tx
    .insertInto('approvalRule')
    .values({ ...of, ...rule })
    .onConflict((known) => known.columns(['tenantId', 'kind']).doUpdateSet(rule))
    .execute();
  for (const table of ['approvalRuleLimit', 'approvalRuleRole'] as const)
    await tx.deleteFrom(table).where('kind', '=', name).execute();
  await tx
    .insertInto('approvalRuleLimit')
    .values(limits.map((limit) => ({ ...of, ...limit })))
    .execute();
  if (roleIds.length > 0)
    await tx
      .insertInto('approvalRuleRole')
      .values([...new Set(roleIds)].map((roleId) => ({ ...of, roleId })))
      .execute();
  await context.audit(entry);
  await withdrawChanged(context, ofPlatform);
}
