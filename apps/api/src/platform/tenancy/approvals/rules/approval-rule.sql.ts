import { sql } from 'kysely';
import type { ApprovalLimit } from '@courtyard/contract';
import type { Tx } from '../../../database/database';
import { conflict } from '../../../http/problem';
import type { ReadContext } from '../../../section/call-context';
import type { AnyApprovalKind } from '../approval-kind';
import { deciderIds, type Deciders } from './deciders.sql';
import { type Place, defaultLimits } from './weighing/usual-limits.rules';

/** How a kind is decided on in the community. */
export interface Rule extends Omit<Deciders, 'rights'> {
  limits: readonly ApprovalLimit[];
  /** Amounts for one payee within so many days are weighed together; null: each by itself. */
  sumDays: number | null;
  /** 0 where it is as the kind says. */
  version: number;
}

const ofKind = (kind: AnyApprovalKind, place: Place): Rule => ({
  limits: defaultLimits(kind, place),
  sumDays: null,
  roleIds: [],
  group: null,
  version: 0,
});

/** The rules that the community has set, by kind. */
export async function storedRules(tx: Tx): Promise<Map<string, Rule>> {
  const { rows } = await sql<Rule & { kind: string }>`
    select rule.kind, rule.version, rule.sum_days,
      case when rule.group_id is null then null
        else jsonb_build_object('kind', rule.group_kind, 'id', rule.group_id) end as "group",
      (select jsonb_agg(jsonb_build_object('fromMinor', step.from_minor, 'deciders', step.deciders)
          order by step.from_minor)
        from approval_rule_limit step where step.tenant_id = rule.tenant_id and step.kind = rule.kind) as limits,
      array(select named.role_id from approval_rule_role named
        where named.tenant_id = rule.tenant_id and named.kind = rule.kind order by named.role_id) as role_ids
    from approval_rule rule`.execute(tx);
  return new Map(rows.map(({ kind, ...rule }) => [kind, rule]));
}

const placeOf = (tx: Tx): Promise<Place> =>
  tx.selectFrom('tenant').select(['currency', 'jurisdiction']).executeTakeFirstOrThrow();

/** The rule of a kind as it is now: as the community has set it, or as the kind says. */
export async function ruleOf(tx: Tx, kind: AnyApprovalKind): Promise<Rule> {
  const set = kind.ruled === 'fixed' ? undefined : (await storedRules(tx)).get(kind.rule);
  return set ?? ofKind(kind, await placeOf(tx));
}

/** The rules of these kinds as they are now, none of which is fixed. */
export async function rulesOf<K extends AnyApprovalKind>(tx: Tx, kinds: readonly K[]) {
  const [stored, place] = [await storedRules(tx), await placeOf(tx)];
  return kinds.map((kind) => ({ kind, rule: stored.get(kind.rule) ?? ofKind(kind, place) }));
}

/** How many others than the caller could decide on what gives these rights. */
export async function countOthers(
  context: Pick<ReadContext, 'tx' | 'platform' | 'tenant' | 'caller'>,
  kind: AnyApprovalKind,
  gives: readonly string[] = [],
): Promise<number> {
  const { roleIds, group } = await ruleOf(context.tx, kind);
  const deciders = { rights: [kind.deciding, ...gives], roleIds, group };
  return (await deciderIds(context, deciders, context.caller.memberId)).length;
}

/** Whether a rule of the community begins at an amount: it would mean something else in another currency. */
export async function hasRuleAmounts(tx: Tx): Promise<boolean> {
  const found = await tx
    .selectFrom('approvalRuleLimit')
    .select('kind')
    .where('fromMinor', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Throws where a rule, or what waits, has a role or a group decide that is about to go. */
export async function requireDecidesNothing(
  { tx }: Pick<ReadContext, 'tx'>,
  by: { roleId: string } | { groupId: string },
): Promise<void> {
  const { rows } = await (
    'roleId' in by
      ? sql`select from approval_rule_role where role_id = ${by.roleId} union all
        select from approval where state = 'waiting' and ${by.roleId}::uuid = any(deciding_roles) limit 1`
      : sql`select from approval_rule where group_id = ${by.groupId} union all
        select from approval where state = 'waiting' and deciding_group_id = ${by.groupId} limit 1`
  ).execute(tx);
  if (rows.length === 0) return;
  throw conflict(
    'decides',
    'An approval rule or a pending request uses this. Change the rule first, under Approvals.',
  );
}
