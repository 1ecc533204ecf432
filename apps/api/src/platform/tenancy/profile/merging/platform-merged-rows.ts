import { sql } from 'kysely';
import { approvalRows, endApproval } from '../../approvals/end-approval';
import { peopleOfMember } from '../ports/owner-register';
import { mergingLabels } from './merging.labels';
import type { MergeContext, MergedMembers, MergedRows } from './merged-rows';

const ofTheAccount = { stays: 'it is of the account, whichever record that signs in to' };

/** What waits for a second person does so no more where who asked or wrote it and who decided are one by now. What has ended stays. */
async function mergeApprovals(context: MergeContext, { from, to }: MergedMembers): Promise<void> {
  const { tx } = context;
  const waiting = await approvalRows(tx).where('state', '=', 'waiting').forUpdate().execute();
  for (const row of waiting) {
    const own = [row.askedBy, ...row.writerIds];
    if (!own.includes(from) && !own.includes(to)) continue;
    const decided = await tx
      .selectFrom('approvalDecision')
      .select('memberId')
      .where('approvalId', '=', row.id)
      .where('memberId', 'in', [from, to])
      .executeTakeFirst();
    if (decided) await endApproval(context, row, { state: 'withdrawn', outcome: mergingLabels.sameNow });
  }
  await sql`update approval set asked_by = ${to} where asked_by = ${from} and state = 'waiting'`.execute(tx);
  await sql`update approval set writer_ids = array_replace(writer_ids, ${from}::uuid, ${to}::uuid)
    where ${from}::uuid = any(writer_ids) and state = 'waiting'`.execute(tx);
}

/** Each counts once: where both decided, the decision of the record that stays does. */
async function mergeDecisions({ tx }: MergeContext, { from, to }: MergedMembers): Promise<void> {
  const waiting = sql`approval_id in (select id from approval where state = 'waiting')`;
  await sql`update approval_decision moved set member_id = ${to} where member_id = ${from} and ${waiting}
    and not exists (select from approval_decision kept
      where kept.approval_id = moved.approval_id and kept.member_id = ${to})`.execute(tx);
  await sql`delete from approval_decision where member_id = ${from} and ${waiting}`.execute(tx);
}

/** Views of one's own have names of their own: one that is there already gets a number. */
async function mergeViews({ tx }: MergeContext, { from, to }: MergedMembers): Promise<void> {
  const views = await tx
    .selectFrom('listView')
    .select(['id', 'list', 'name', 'memberId', 'isShared', 'removedAt'])
    .where('memberId', 'in', [from, to])
    .orderBy('id')
    .execute();
  const isOwn = ({ isShared, removedAt }: (typeof views)[number]) => !isShared && removedAt === null;
  const taken = new Set(
    views
      .filter((view) => view.memberId === to && isOwn(view))
      .map(({ list, name }) => `${list} ${name.toLowerCase()}`),
  );
  for (const view of views.filter(({ memberId }) => memberId === from)) {
    let name = view.name;
    for (let n = 2; isOwn(view) && taken.has(`${view.list} ${name.toLowerCase()}`); n++)
      name = `${view.name.slice(0, 54)} (${n})`;
    if (isOwn(view)) taken.add(`${view.list} ${name.toLowerCase()}`);
    await tx.updateTable('listView').set({ memberId: to, name }).where('id', '=', view.id).execute();
  }
}

/** Whoever was meant by name is meant by the record that stays, which has an account. */
async function mergeNamedPeople({ tx, platform }: MergeContext, { from, to }: MergedMembers): Promise<void> {
  await sql`update audience_part set kind = 'member', member_id = ${to}, person_id = null
    where person_id in (${peopleOfMember(platform.sections, from)})`.execute(tx);
}

/** Who agreed before they had an account did so. */
async function mergeConsents({ tx, platform }: MergeContext, { from, to }: MergedMembers): Promise<void> {
  await sql`update mail_consent set member_id = ${to}, person_id = null
    where person_id in (${peopleOfMember(platform.sections, from)})`.execute(tx);
}

/** What becomes of the platform's rows. */
export const platformMergedRows: readonly MergedRows[] = [
  { table: 'account_closing', column: 'identity_id', fate: ofTheAccount },
  { table: 'email_change', column: 'identity_id', fate: ofTheAccount },
  { table: 'passkey', column: 'identity_id', fate: ofTheAccount },
  { table: 'passkey_challenge', column: 'identity_id', fate: ofTheAccount },
  { table: 'last_export_reader', column: 'identity_id', fate: ofTheAccount },
  { table: 'password_reset', column: 'identity_id', fate: ofTheAccount },
  { table: 'recovery_code', column: 'identity_id', fate: ofTheAccount },
  { table: 'sign_in_challenge', column: 'identity_id', fate: ofTheAccount },
  { table: 'switch_ticket', column: 'identity_id', fate: ofTheAccount },
  { table: 'totp', column: 'identity_id', fate: ofTheAccount },
  { table: 'session', column: 'identity_id', fate: { apart: 'a session ends with that of its member' } },
  { table: 'member', column: 'identity_id', fate: { apart: 'whose sign-in stays is chosen' } },
  { table: 'member', column: 'merged_into', fate: { moves: {} } },
  { table: 'member_role', column: 'member_id', fate: { apart: 'one role is held once, with the later end' } },
  { table: 'role', column: 'factor_asked_by', fate: { moves: {} } },
  { table: 'member_profile', column: 'member_id', fate: { apart: 'what is kept of each is chosen' } },
  { table: 'view_as', column: 'member_id', fate: { apart: 'it ends with the sessions' } },
  { table: 'view_as', column: 'viewer_id', fate: { apart: 'it ends with the sessions' } },
  { table: 'session', column: 'member_id', fate: { apart: 'they end, each with its line in the history' } },
  {
    table: 'audit_log',
    column: 'actor_member_id',
    fate: { stays: 'the history is never changed; that of the record that stays has both' },
    label: mergingLabels.history,
  },
  { table: 'approval_decision', column: 'member_id', fate: { by: mergeDecisions } },
  {
    table: 'approval',
    column: 'asked_by',
    fate: { by: mergeApprovals },
    label: mergingLabels.approvals,
    counted: (memberId) => sql`asked_by = ${memberId} and state = 'waiting'`,
  },
  { table: 'audience_part', column: 'member_id', fate: { moves: {} } },
  { table: 'audience_part', column: 'person_id', fate: { by: mergeNamedPeople } },
  { table: 'community_export', column: 'member_id', fate: { moves: {} } },
  {
    table: 'dispatch',
    column: 'sent_by',
    fate: { moves: {} },
    label: mergingLabels.dispatches,
  },
  {
    table: 'file',
    column: 'uploaded_by',
    fate: { moves: {} },
    label: mergingLabels.files,
  },
  {
    table: 'idempotency_key',
    column: 'member_id',
    fate: { ends: 'it is an answer kept for a call of a session that ends' },
  },
  { table: 'bulk_job', column: 'member_id', fate: { moves: {} } },
  { table: 'list_start', column: 'member_id', fate: { moves: { onceBy: ['list'] } } },
  {
    table: 'list_view',
    column: 'member_id',
    fate: { by: mergeViews },
    label: mergingLabels.views,
  },
  { table: 'mail_consent', column: 'member_id', fate: { moves: {} } },
  { table: 'mail_consent', column: 'person_id', fate: { by: mergeConsents } },
  {
    table: 'member_contact',
    column: 'member_id',
    fate: { stays: 'what was not kept of it stays with the record that goes, as of the profile' },
  },
  { table: 'member_preference', column: 'member_id', fate: { moves: { onceBy: [] } } },
  { table: 'notification_choice', column: 'member_id', fate: { moves: { onceBy: ['kind'] } } },
  {
    table: 'notification_delivery',
    column: 'member_id',
    fate: { moves: { onceBy: ['notification_id', 'channel'] } },
  },
  {
    table: 'notification_receipt',
    column: 'member_id',
    fate: { moves: { onceBy: ['notification_id'] } },
    label: mergingLabels.notifications,
  },
  { table: 'notification_setting', column: 'member_id', fate: { moves: { onceBy: [] } } },
  { table: 'push_subscription', column: 'member_id', fate: { ends: 'it ends with its session' } },
  {
    table: 'ticket',
    column: 'member_id',
    fate: { moves: {} },
    label: mergingLabels.tickets,
  },
  { table: 'ticket', column: 'assignee_id', fate: { moves: {} } },
  { table: 'ticket_message', column: 'member_id', fate: { moves: {} } },
  { table: 'upload_reservation', column: 'member_id', fate: { moves: {} } },
  { table: 'resumable_upload', column: 'member_id', fate: { moves: {} } },
];
