import { updateMember } from '../../../../platform/tenancy/members.service';
import type { Language } from '@courtyard/contract/fields/labels';
import type { Admission } from '@courtyard/contract/people/admission/admission';
import type { Invitation, InvitationInput } from '@courtyard/contract/people/admission/invitation/invitation';
import { type notInvitedReasons } from '@courtyard/contract/people/admission/invitation/invitation.values';
import { changeOf } from '../../../../platform/audit/audit';
import { lockRights, requireCanGive } from '../../../../platform/auth/permissions/granting.service';
import { hashToken, newToken } from '../../../../platform/auth/sessions/token';
import { newId } from '../../../../platform/core/ids';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { periodsOf } from '../../../../platform/tenancy/community/periods.sql';
import { keepLanguage, languagesOf } from '../../../../platform/tenancy/preferences/preferences.sql';
import { removeResidency } from '../../../properties';
import { admit, memberOf, personAt, requireCanAdmit, revokeOpen, roleNamesOf } from '../admission.service';
import { invitationEmail } from './invitation-email.texts';
import { getInvitation } from './invitation.sql';

const dayMs = 24 * 60 * 60_000;

/** Mails a new link. Gives what is kept of it. */
async function sendLink(context: CallContext, email: string) {
  const { tx, tenant, platform, caller } = context;
  const token = newToken();
  const { invitationDays } = await periodsOf(tx, tenant.id);
  const language = (await languagesOf(tx, [email])).get(email) ?? tenant.language;
  const message = invitationEmail(language, tenant.name, {
    invitedBy: caller.displayName,
    days: invitationDays,
    // After the #: browsers send it to no server and to no log.
    link: `${platform.tenants.addressOf(tenant)}/accept-invitation#token=${token}`,
  });
  await platform.mail.send(tx, { tenantId: tenant.id, to: email, language, ...message });
  const sentAt = platform.clock();
  return {
    tokenHash: hashToken(token),
    sentAt,
    expiresAt: new Date(sentAt.getTime() + invitationDays * dayMs),
    invitedBy: caller.displayName,
  };
}

/** The homes of invitations of a member that were not answered. */
async function homesOfOpen({ tx }: CallContext, memberId: string): Promise<string[]> {
  const open = await tx
    .selectFrom('invitation')
    .select('residencyId')
    .where('memberId', '=', memberId)
    .where('status', '=', 'open')
    .execute();
  return open.flatMap(({ residencyId }) => residencyId ?? []);
}

/** Ends the invitations of a member that were not answered: none of their links works any more, and nobody moves in by them. */
async function endOpen(context: CallContext, memberId: string): Promise<void> {
  const homes = await homesOfOpen(context, memberId);
  await revokeOpen(context.tx, memberId);
  for (const residencyId of homes) await removeResidency(context, residencyId);
}

/** Notes that who is invited lives somewhere by it, as long as they do not decline: see `endOpen`. */
export const keepHome = ({ tx }: CallContext, memberId: string, residencyId: string) =>
  tx
    .updateTable('invitation')
    .set({ residencyId })
    .where('memberId', '=', memberId)
    .where('status', '=', 'open')
    .execute();

type NotInvited = (typeof notInvitedReasons)[number];

/** Why somebody is not invited; one whose link has grown too old is invited anew. */
async function reasonAgainst(context: CallContext, identityId: string): Promise<NotInvited | null> {
  const { tx, platform } = context;
  const member = await memberOf(tx, identityId);
  if (!member || member.status === 'past') return null;
  if (member.status !== 'invited') return 'member';
  const open = await tx
    .selectFrom('invitation')
    .select('id')
    .where('memberId', '=', member.id)
    .where('status', '=', 'open')
    .where('expiresAt', '>', platform.clock().toISOString())
    .executeTakeFirst();
  return open ? 'invited' : null;
}

/** Until somebody says how they are called they have the name of their mailbox. */
export const mailbox = (email: string) => email.slice(0, email.indexOf('@'));

/** Invites one person, whom the caller may let in so. Gives the member that they are from then on, or why they are not invited. */
export async function inviteOne(
  context: CallContext,
  { email, name, language }: { email: string; name: string; language?: Language | undefined },
  admission: Admission,
): Promise<{ memberId: string; reason: null } | { memberId: null; reason: NotInvited }> {
  const { tx, tenant } = context;
  const { identityId } = await personAt(tx, email, name);
  const reason = await reasonAgainst(context, identityId);
  if (reason !== null) return { memberId: null, reason };
  // One whose link grew too old lives by the next where they lived by the one before.
  const known = await memberOf(tx, identityId);
  const [earlier] = known ? await homesOfOpen(context, known.id) : [];
  const { memberId, residencyId } = await admit(
    context,
    { identityId, email, name },
    { ...admission, status: 'invited' },
  );
  if (language) await keepLanguage(tx, { tenantId: tenant.id, memberId, language });
  const link = await sendLink(context, email);
  await tx
    .insertInto('invitation')
    .values({
      tenantId: tenant.id,
      id: newId(),
      memberId,
      residencyId: residencyId ?? earlier ?? null,
      ...link,
    })
    .execute();
  const roles = await roleNamesOf(tx, admission.roleIds);
  await recordChange(context, changeOf('member.invite', { member: memberId }, {}, { email, roles }));
  return { memberId, reason: null };
}

/** Invites each address that is not a member's, and was not invited already. */
export async function invite(context: CallContext, { emails, name, ...admission }: InvitationInput) {
  await requireCanAdmit(context, admission);
  const invited: string[] = [];
  const left: { email: string; reason: NotInvited }[] = [];
  for (const email of new Set(emails)) {
    const answer = await inviteOne(context, { email, name: name ?? mailbox(email) }, admission);
    if (answer.reason === null) invited.push(email);
    else left.push({ email, reason: answer.reason });
  }
  return { invited, left };
}

/** The invitation, held, while nobody has accepted it or taken it back. */
async function unanswered(context: CallContext, id: string, version: number): Promise<Invitation> {
  await lockRights(context.tx);
  const found = await getInvitation(context, id);
  if (found.version !== version) throw versionConflict('invitation');
  if (found.status !== 'open' && found.status !== 'expired')
    throw conflict('invitation-answered', 'This invitation was accepted or revoked. Reload the page.');
  return found;
}

/** Sends it again with a new link: the one before works no more. Who sends it gives the roles anew, and has to be allowed to. */
export async function resendInvitation(
  context: CallContext,
  { id, version }: { id: string; version: number },
): Promise<Invitation> {
  const { email, memberId, roles } = await unanswered(context, id, version);
  await requireCanGive(
    context,
    roles.map((role) => role.id),
  );
  const link = await sendLink(context, email);
  await context.tx
    .updateTable('invitation')
    .set({ ...link, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await recordChange(context, changeOf('member.invite-again', { member: memberId }, {}, { email }));
  return getInvitation(context, id);
}

/** Takes it back, with the home that came with it. Who was invited becomes a past member, and can be invited again. */
export async function revokeInvitation(
  context: CallContext,
  { id, version }: { id: string; version: number },
): Promise<Invitation> {
  const { memberId } = await unanswered(context, id, version);
  await endOpen(context, memberId);
  await updateMember(context.tx, memberId, { status: 'past' });
  await recordChange(
    context,
    changeOf('member.revoke', { member: memberId }, { status: 'invited' }, { status: 'past' }),
  );
  return getInvitation(context, id);
}
