import { createHash } from 'node:crypto';
import type { ApprovalRule, ApprovalRuleInput, ApprovalRules } from '@courtyard/contract';
import type { Language } from '@courtyard/contract/fields/labels';
import { notFound } from '../../../http/problem';
import type { ReadContext } from '../../../section/call-context';
import { usesSection } from '../../../section/jobs/section-jobs';
import { namedGroups } from '../../member-group';
import { type AnyApprovalKind, type ApprovalContext, approving } from '../approval-kind';
import { requestApproval } from '../request-approval';
import { approvalRuleApproval } from './approval-rule-approval';
import { rulesOf } from './approval-rule.sql';
import { changeRule, checkedRule } from './change-rule';
import { deciderIds } from './deciders.sql';

type Reading = ReadContext & { language: Language };

/** Under which the change of a rule waits: rules have no id of their own, so it is made of the kind's name (UUID version 8). */
export function idOfRule(kind: string): string {
  const hex = createHash('sha256').update(kind).digest('hex');
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}

async function kindsOf({ tx, platform }: ReadContext) {
  const kinds: { section: string; kind: AnyApprovalKind }[] = [];
  for (const { id: section, approvals } of approving(platform)) {
    const ruled = approvals.filter((kind) => kind.ruled !== 'fixed' && kind.rule === kind.name);
    if (ruled.length > 0 && (await usesSection(tx, section)))
      kinds.push(...ruled.map((kind) => ({ section, kind })));
  }
  return kinds;
}

/** The rules of what the community's sections have decided on, with whom they can name. */
export async function approvalRulesOf(context: Reading): Promise<ApprovalRules> {
  const { tx, platform, language } = context;
  const kinds = await kindsOf(context);
  const roles = await tx.selectFrom('role').select(['id', 'name']).orderBy('nameSort').execute();
  const groups = await namedGroups(platform.sections, tx);
  const waiting = await tx
    .selectFrom('approval')
    .select(['id', 'recordId'])
    .where('kind', '=', approvalRuleApproval.name)
    .where('state', '=', 'waiting')
    .execute();
  const rules: ApprovalRule[] = [];
  for (const { kind, rule } of await rulesOf(
    tx,
    kinds.map((each) => each.kind),
  )) {
    const { roleIds, group, limits, sumDays, version } = rule;
    const named = groups.find(({ kind: of, id }) => of === group?.kind && id === group.id);
    const able = await deciderIds(context, { rights: [kind.deciding], roleIds, group });
    rules.push({
      kind: kind.name,
      section: kinds.find((each) => each.kind === kind)?.section ?? '',
      label: kind.label[language],
      hasAmounts: kind.ruled === 'amounts',
      limits: [...limits],
      hasPayees: kind.earlierToPayee !== null,
      sumDays,
      roles: roles.filter(({ id }) => roleIds.includes(id)),
      group: group && { ...group, name: named?.name ?? '' },
      able: able.length,
      passesAlone: kind.whenNobody === 'carry-out',
      version,
      approvalId: waiting.find(({ recordId }) => recordId === idOfRule(kind.name))?.id ?? null,
    });
  }
  return {
    rules,
    roles,
    groups: groups.filter(({ isOpen }) => isOpen).map(({ kind, id, name }) => ({ kind, id, name })),
  };
}

/** Changes how a kind is decided on, or has that wait for a second person. Gives the rule as it stands then. */
export async function updateRule(
  context: Reading & ApprovalContext,
  name: string,
  { reason, ...change }: ApprovalRuleInput & { version: number },
): Promise<ApprovalRule> {
  const { kind, before, after, entry } = await checkedRule(context, name, change);
  if (Object.keys(entry.changes).length > 0) {
    const approvalId = await requestApproval(context, approvalRuleApproval, {
      parameters: {
        kind: name,
        label: { ...kind.label },
        change,
        before: { ...before, limits: [...before.limits], roles: [...before.roles] },
        after: { ...after, limits: [...after.limits], roles: [...after.roles] },
        currency: kind.ruled === 'amounts' ? context.tenant.currency : null,
      },
      about: { record: 'approval-rule', recordId: idOfRule(name), link: '/approvals?rules' },
      reason,
    });
    if (approvalId === null) await changeRule(context, name, change);
  }
  const { rules } = await approvalRulesOf(context);
  const rule = rules.find((each) => each.kind === name);
  if (!rule) throw notFound('rule');
  return rule;
}
