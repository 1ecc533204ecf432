import type { Approval } from '@courtyard/contract';
import type { Language } from '@courtyard/contract/fields/labels';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../../http/problem';
import { keysetPage } from '../../database/lists/keyset';
import type { ReadContext } from '../../section/call-context';
import { type AnyApprovalKind, approvalKindOf, approving } from './approval-kind';
import { allGroups } from '../member-group';
import { belongs, hasRole } from './rules/deciders.sql';

/** Who reads, and in which language the words are. */
export type Reading = ReadContext & { language: Language };

const namesOf = (kinds: readonly AnyApprovalKind[]) => kinds.map(({ name }) => name);

/**
 * What somebody asked for, and what people with their permissions decide on; of kinds that this release knows. Who looks on as them
 * sees of the former what they may decide on too.
 */
function isVisible({ platform, caller }: ReadContext): RawBuilder<SqlBool> {
  const { permissions, viewer } = caller;
  const known = approving(platform).flatMap(({ approvals }) => approvals);
  const all = viewer ? known.filter(({ deciding }) => viewer.permissions.has(deciding)) : known;
  const mine = all.filter(({ deciding }) => permissions.has(deciding));
  return sql`(approval.kind = any(${namesOf(mine)}::text[])
    or approval.asked_by = ${caller.memberId}::uuid and approval.kind = any(${namesOf(all)}::text[]))`;
}

/** Whether the caller is of those whom the rule names that it was asked under. */
function isNamed(context: ReadContext): RawBuilder<SqlBool> {
  const memberId = sql`${context.caller.memberId}::uuid`;
  const group = { kind: sql`approval.deciding_group_kind`, id: sql`approval.deciding_group_id` };
  return sql`(${hasRole(memberId, sql`approval.deciding_roles`)} and ${belongs(context, memberId, group)})`;
}

/** That wait, and are the caller's to decide: they neither asked nor wrote it, hold what is given, are named, and have not decided yet. */
const isMine = (context: ReadContext): RawBuilder<boolean> => sql`(approval.state = 'waiting'
  and approval.asked_by <> ${context.caller.memberId}::uuid and not ${context.caller.memberId}::uuid = any(approval.writer_ids)
  and approval.rights <@ ${[...context.caller.permissions]}::text[] and ${isNamed(context)}
  and not exists (select from approval_decision given
    where given.approval_id = approval.id and given.member_id = ${context.caller.memberId}::uuid))`;

const approvalQuery = (context: ReadContext) =>
  context.tx
    .selectFrom('approval')
    .innerJoin('member as asker', 'asker.id', 'approval.askedBy')
    .select([
      'approval.id',
      'approval.section',
      'approval.kind',
      'approval.parameters',
      'approval.record',
      'approval.recordId',
      'approval.link',
      'approval.askedBy',
      'asker.displayName as askerName',
      'approval.askedAt',
      'approval.reason',
      'approval.amountMinor',
      'approval.currency',
      'approval.needed',
      'approval.expiresAt',
      'approval.state',
      'approval.endedAt',
      'approval.outcome',
      sql<Approval['decisions']>`coalesce((select jsonb_agg(jsonb_build_object('id', decider.id,
          'name', decider.display_name, 'verdict', given.verdict,
          'decidedAt', to_char(given.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by given.decided_at)
        from approval_decision given
        join member decider on decider.tenant_id = given.tenant_id and decider.id = given.member_id
        where given.tenant_id = approval.tenant_id and given.approval_id = approval.id), '[]')`.as(
        'decisions',
      ),
      sql<string[]>`array(select role.name from role
        where role.tenant_id = approval.tenant_id and role.id = any(approval.deciding_roles) order by role.name_sort)`.as(
        'decidingRoles',
      ),
      sql<string | null>`(select known.name from (${allGroups(context.platform.sections)}) as known
        where known.kind = approval.deciding_group_kind and known.id = approval.deciding_group_id)`.as(
        'decidingGroup',
      ),
      isMine(context).as('canDecide'),
    ])
    .where(isVisible(context));

type Row = Awaited<ReturnType<ReturnType<typeof approvalQuery>['executeTakeFirstOrThrow']>>;

function approvalOf({ platform, caller, language }: Reading, row: Row): Approval {
  const {
    parameters,
    askedBy,
    askerName,
    amountMinor,
    currency,
    outcome,
    decidingRoles,
    decidingGroup,
    ...rest
  } = row;
  const kind = approvalKindOf(platform, row.kind);
  const content = kind?.contentOf(parameters, language);
  return {
    ...rest,
    label: kind?.label[language] ?? row.kind,
    title: content?.title ?? kind?.label[language] ?? row.kind,
    changes: [...(content?.changes ?? [])],
    askedBy: { id: askedBy, name: askerName },
    amount: amountMinor === null || currency === null ? null : { minor: amountMinor, currency },
    outcome: outcome?.[language] ?? null,
    decidedBy: { roles: decidingRoles, group: decidingGroup },
    canWithdraw: row.state === 'waiting' && askedBy === caller.memberId,
  };
}

export interface ApprovalFilters {
  state?: 'waiting' | 'ended' | undefined;
  section?: string | undefined;
  record?: string | undefined;
  recordId?: string | undefined;
}

/** One page of what the reader sees, the latest first. */
export async function pageOfApprovals(
  context: Reading,
  {
    state,
    section,
    record,
    recordId,
    cursor,
    limit,
  }: ApprovalFilters & { cursor?: string | undefined; limit: number },
) {
  let query = approvalQuery(context);
  if (state) query = query.where('approval.state', state === 'waiting' ? '=' : '<>', 'waiting');
  if (section !== undefined) query = query.where('approval.section', '=', section);
  if (record !== undefined) query = query.where('approval.record', '=', record);
  if (recordId !== undefined) query = query.where('approval.recordId', '=', recordId);
  const { rows, page } = await keysetPage({
    query,
    sortColumns: [
      { column: 'approval.asked_at', direction: 'desc' },
      { column: 'approval.id', direction: 'desc' },
    ],
    cursor,
    limit,
  });
  return { data: rows.map((row) => approvalOf(context, row)), page };
}

/** Throws notFound, also for one that the reader has no part in. */
export async function getApproval(context: Reading, approvalId: string): Promise<Approval> {
  const found = await approvalQuery(context).where('approval.id', '=', approvalId).executeTakeFirst();
  if (!found) throw notFound('approval');
  return approvalOf(context, found);
}

/** What of a kind is the reader's to decide, the soonest to expire first. */
export async function approvalsToDecide(
  context: Reading,
  {
    section,
    about,
    most,
  }: { section: string; about: { record: string; recordId: string } | null; most: number },
): Promise<{ approvals: Approval[]; total: number }> {
  let query = approvalQuery(context).where('approval.section', '=', section).where(isMine(context));
  if (about)
    query = query.where('approval.record', '=', about.record).where('approval.recordId', '=', about.recordId);
  const { rows, page } = await keysetPage({
    query,
    sortColumns: [
      { column: 'approval.expires_at', direction: 'asc' },
      { column: 'approval.id', direction: 'asc' },
    ],
    cursor: undefined,
    limit: most,
  });
  return { approvals: rows.map((row) => approvalOf(context, row)), total: page.total };
}
