import { sql } from 'kysely';
import type { Approval, ApprovalVerdict } from '@courtyard/contract';
import type { Label } from '@courtyard/contract/fields/labels';
import { type AuditEntry, changeOf, writeAudits } from '../../audit/audit';
import { rightsOf } from '../../auth/permissions/granting.service';
import { msg, type Text, textIn } from '../../http/language/sentence';
import { sentencesOf } from '../../http/language/sentences-of';
import { conflict, forbidden, notFound, Problem } from '../../http/problem';
import { contextOfMember } from '../../section/bulk/bulk-job-context';
import { usesSection } from '../../section/jobs/section-jobs';
import { type AnyApprovalKind, type ApprovalContext, approvalKindOf } from './approval-kind';
import { changedMeanwhile, lostRight } from './notifications/approval.texts';
import { getApproval, type Reading } from './approval.sql';
import { type ApprovalRow, approvalRows, endApproval, isAsItWas } from './end-approval';
import { deciderIds } from './rules/deciders.sql';

export type Deciding = ApprovalContext & Reading & { requestId: string };

/** The approval, held until the answer is there, and its kind. What the change locks is locked before it. */
async function waiting(context: Deciding, approvalId: string) {
  const { tx, platform } = context;
  const { kind: name, section } = await getApproval(context, approvalId);
  const kind = approvalKindOf(platform, name);
  if (!kind || !(await usesSection(tx, section))) throw notFound('approval');
  await kind.lock(tx);
  const row = await approvalRows(tx).where('id', '=', approvalId).forUpdate().executeTakeFirst();
  if (!row) throw notFound('approval');
  if (row.state !== 'waiting')
    throw conflict('approval-ended', 'This was already decided or withdrawn. Nothing was changed.');
  return { row, kind };
}

/** Throws where the caller may not decide: who asked never does, nor who wrote it, who lacks what is given or is not of those whom the rule names. */
async function requireCanDecide(context: Deciding, kind: AnyApprovalKind, row: ApprovalRow): Promise<void> {
  const { tx, caller } = context;
  if (row.askedBy === caller.memberId)
    throw conflict('own-approval', 'You can’t approve your own request. Another person has to.');
  // Of what an older release asked about it is not kept who wrote it.
  const writers = [...row.writerIds, ...(await kind.writersOf(context, row.parameters))];
  if (writers.includes(caller.memberId))
    throw conflict('own-approval', 'You can’t approve what you wrote. Another person has to.');
  const held = await rightsOf(tx, caller.memberId);
  const lacking = row.rights.filter((permission) => !held.has(permission));
  if (lacking.length > 0)
    throw forbidden(msg`You can only approve rights you hold yourself. You lack: ${lacking.join(', ')}.`);
  const { decidingRoles: roleIds, decidingGroupKind: groupKind, decidingGroupId: groupId } = row;
  const group = groupKind === null || groupId === null ? null : { kind: groupKind, id: groupId };
  const named = await deciderIds(context, { rights: row.rights, roleIds, group });
  if (!named.includes(caller.memberId))
    throw forbidden(
      'Your community limits this decision to certain roles or a committee, and you aren’t one of them.',
    );
  const decided = await tx
    .selectFrom('approvalDecision')
    .select('verdict')
    .where('approvalId', '=', row.id)
    .where('memberId', '=', caller.memberId)
    .executeTakeFirst();
  if (decided)
    throw conflict('approval-given', 'You’ve already approved this. Another person’s approval is needed.');
}

const hasExpired = ({ platform }: Deciding, { expiresAt }: ApprovalRow) =>
  new Date(expiresAt) <= platform.clock();

/** Keeps what the caller decided, and gives the names of all who approved. */
async function keep(
  { tx, tenant, caller, platform }: Deciding,
  approvalId: string,
  verdict: ApprovalVerdict,
) {
  const decision = { tenantId: tenant.id, approvalId, memberId: caller.memberId, verdict };
  await tx
    .insertInto('approvalDecision')
    .values({ ...decision, decidedAt: platform.clock() })
    .execute();
  const given = await tx
    .selectFrom('approvalDecision')
    .innerJoin('member', 'member.id', 'approvalDecision.memberId')
    .select('member.displayName')
    .where('approvalId', '=', approvalId)
    .where('verdict', '=', 'approve')
    .orderBy('decidedAt')
    .execute();
  return given.map(({ displayName }) => displayName);
}

/** Carries it out in the name of who asked; every entry of the history names who approved. Gives why not, where it is refused. */
async function carryOut(
  context: Deciding,
  kind: AnyApprovalKind,
  { row, approvedBy }: { row: ApprovalRow; approvedBy: string },
): Promise<Label | null> {
  const { tx, platform, tenant, requestId, afterCommit } = context;
  const asking = await contextOfMember({ tx, platform, tenant, section: row.section, memberId: row.askedBy });
  if (!asking?.caller.permissions.has(kind.asking)) return lostRight;
  const { memberId, displayName } = asking.caller;
  const named = (entry: AuditEntry): AuditEntry => ({
    ...entry,
    changes: { ...entry.changes, approvedBy: { before: null, after: approvedBy } },
  });
  const audit: ApprovalContext['audit'] = (entries) =>
    writeAudits(tx, { tenantId: tenant.id, memberId, displayName, requestId }, [entries].flat().map(named));
  const labels = (text: Text): Label => ({
    en: textIn(text, 'en', {}),
    es: textIn(text, 'es', sentencesOf(platform.sections)),
  });
  await sql`savepoint carry_out`.execute(tx);
  try {
    // Ended first: what the change withdraws is what else waits.
    await endApproval(context, row, { state: 'approved', by: context.caller });
    const last = { id: context.caller.memberId, name: approvedBy };
    await kind.carryOut({ ...asking, audit, afterCommit, approvedBy: last }, row.parameters);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await sql`rollback to savepoint carry_out`.execute(tx);
    const [field] = Object.values(error.fields ?? {});
    return labels(field ?? error.detail ?? error.title);
  }
  await sql`release savepoint carry_out`.execute(tx);
  return null;
}

/**
 * Approves it. With the last approval that it needs it is carried out, in this transaction; where it has expired, what it
 * is about was changed or it is refused now, it ends so, and the answer says why.
 */
export async function approve(context: Deciding, approvalId: string): Promise<Approval> {
  const { row, kind } = await waiting(context, approvalId);
  await requireCanDecide(context, kind, row);
  if (hasExpired(context, row)) await endApproval(context, row, { state: 'expired' });
  else if (!(await isAsItWas(context, kind, row)))
    await endApproval(context, row, { state: 'withdrawn', outcome: changedMeanwhile });
  else {
    const names = await keep(context, approvalId, 'approve');
    if (names.length < row.needed) await recordDecision(context, row, names);
    else {
      const outcome = await carryOut(context, kind, { row, approvedBy: names.join(', ') });
      if (outcome) await endApproval(context, row, { state: 'withdrawn', outcome });
    }
  }
  return getApproval(context, approvalId);
}

async function recordDecision(context: Deciding, row: ApprovalRow, names: readonly string[]): Promise<void> {
  await context.audit(
    changeOf('approval.approve', { approval: row.id }, {}, { approvedBy: names.join(', ') }),
  );
  const { platform, tx, tenant } = context;
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: row.section });
}

/** Refuses it; who asked is told why. Where it has expired, it ends so. */
export async function refuse(context: Deciding, approvalId: string, reason: string): Promise<Approval> {
  const { row, kind } = await waiting(context, approvalId);
  await requireCanDecide(context, kind, row);
  if (hasExpired(context, row)) await endApproval(context, row, { state: 'expired' });
  else {
    await keep(context, approvalId, 'refuse');
    await endApproval(context, row, {
      state: 'refused',
      outcome: { en: reason, es: reason },
      by: context.caller,
    });
    await kind.refused({ ...context, section: row.section }, row.parameters, reason);
  }
  return getApproval(context, approvalId);
}

/** Takes back what the caller asked for. */
export async function withdraw(context: Deciding, approvalId: string): Promise<Approval> {
  const { row } = await waiting(context, approvalId);
  if (row.askedBy !== context.caller.memberId)
    throw conflict('others-approval', 'Only the requester can withdraw this. You can reject it.');
  await endApproval(context, row, { state: 'withdrawn', by: context.caller });
  return getApproval(context, approvalId);
}
