import { updateMember } from '../../../../platform/tenancy/members.service';
import type { MemberPersonalDetails } from '@courtyard/contract/people/member/member-particulars';
import { changeOf } from '../../../../platform/audit/audit';
import { lockRights, canDecideOn } from '../../../../platform/auth/permissions/granting.service';
import type { Call } from '../../../../platform/http/implement';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { keepContact, keptContact } from '../../../../platform/tenancy/profile/contact/contact.sql';
import { keepProfile, keptProfile } from '../../../../platform/tenancy/profile/profile.sql';
import { standingId, visibleMembers } from '../member.sql';
import { correctedFields, personalDetailsCorrected } from './personal-details-notification';

/** What a member is called and reached by stands in three rows, each with a version that only grows: so does their sum. */
async function kept(context: ReadContext, memberId: string) {
  const member = await visibleMembers(context)
    .select(['member.displayName as name', 'member.status', 'member.version'])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  if (!member) throw notFound('member');
  const profile = await keptProfile(context.tx, memberId);
  const contact = await keptContact(context.tx, memberId);
  const particulars: MemberPersonalDetails = {
    name: member.name,
    phone: profile.phone,
    homePhone: contact.homePhone,
    workPhone: contact.workPhone,
    mailingAddress: contact.mailingAddress,
    version: member.version + profile.version + contact.version,
  };
  return { member, profile, contact, particulars };
}

/** As it can be corrected. Throws notFound. */
export async function personalDetailsOf(
  context: ReadContext,
  memberId: string,
): Promise<MemberPersonalDetails> {
  return (await kept(context, await standingId(context, memberId))).particulars;
}

/** Every process remembers who calls by their name; nobody's page hears it. */
async function notifyOfName({
  tx,
  tenant,
  platform,
  afterCommit,
}: CallContext & Pick<Call, 'afterCommit'>): Promise<void> {
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'permissions', memberIds: [] });
  afterCommit(() => platform.sessions.forget(tenant.id));
}

/**
 * Corrects how a member is called and reached, under the version that was read. What of it the others see stays as the member chose, and
 * the member is told. Who has left is corrected by nobody: who closed their account wanted nothing kept.
 */
export async function correctPersonalDetails(
  context: CallContext & Pick<Call, 'afterCommit'>,
  memberId: string,
  { version, ...written }: MemberPersonalDetails,
): Promise<MemberPersonalDetails> {
  const { tx, tenant, platform, caller } = context;
  await lockRights(tx);
  // Not from who refers to them: a change of their own does from its beginning, and may wait for the rights.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const before = await kept(context, memberId);
  if (before.particulars.version !== version) throw versionConflict('member');
  if (before.member.status === 'past') throw conflict('member-status', 'Reinstate this member first.');
  if (!(await canDecideOn(context, [memberId])))
    throw conflict('administrator', 'Only an administrator can edit an administrator’s details.');

  const { name, phone, ...reached } = written;
  const owner = { tenantId: tenant.id, memberId };
  const is = (field: keyof typeof written) => written[field] !== before.particulars[field];
  const fields = correctedFields.filter(is);
  if (fields.length === 0) return before.particulars;
  if (is('phone')) await keepProfile(tx, owner, { ...before.profile, phone });
  if (fields.some((field) => field in reached))
    await keepContact(tx, owner, { ...before.contact, ...reached });
  await updateMember(tx, memberId, { displayName: name });
  if (is('name')) await notifyOfName(context);

  const after = (await kept(context, memberId)).particulars;
  const { version: _, ...was } = before.particulars;
  const { version: __, ...now } = after;
  await recordChange(context, changeOf('member.correct', { member: memberId }, was, now));
  if (memberId !== caller.memberId)
    await platform.notify(tx, personalDetailsCorrected, {
      tenant,
      parameters: { by: caller.displayName, fields },
      to: { memberIds: [memberId] },
      link: '/myprofile',
    });
  return after;
}
