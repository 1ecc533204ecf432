import { updateMember } from '../../../../platform/tenancy/members.service';
import type { Member, MemberStatus } from '@courtyard/contract/people/member/member';
import { changeOf } from '../../../../platform/audit/audit';
import {
  administratorIds,
  isLastAdministrator,
  lastAdministrator,
  lockRights,
  canDecideOn,
  requireCanGive,
} from '../../../../platform/auth/permissions/granting.service';
import { endSessionsOf } from '../../../../platform/auth/sessions/end-sessions.service';
import type { Call } from '../../../../platform/http/implement';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { requireAdministratorsStay } from '../../../../platform/tenancy/community/deletion/administrators-stay';
import { getMember } from '../member.sql';

type Action = 'suspend' | 'end' | 'bring-back';

const actions: Readonly<Record<Action, { from: readonly MemberStatus[]; to: MemberStatus }>> = {
  suspend: { from: ['active'], to: 'suspended' },
  end: { from: ['active', 'suspended'], to: 'past' },
  'bring-back': { from: ['suspended', 'past'], to: 'active' },
};

/** Administrators are suspended, sent away and brought back by administrators alone: nobody gives what they lack. */
async function requireCanChange(context: CallContext, memberId: string): Promise<void> {
  if (await canDecideOn(context, [memberId])) return;
  throw conflict('administrator', 'Only an administrator can suspend, remove or reinstate an administrator.');
}

/** Who comes back has the roles again that they still hold: nobody gives what they lack, and nobody is let in who never came. */
async function requireCanReturn(context: CallContext, memberId: string): Promise<void> {
  const { tx } = context;
  const invitations = await tx
    .selectFrom('invitation')
    .select('status')
    .where('memberId', '=', memberId)
    .execute();
  if (invitations.length > 0 && invitations.every(({ status }) => status !== 'accepted'))
    throw conflict('never-joined', 'They never accepted their invitation. Invite them again.');
  const held = await tx
    .selectFrom('memberRole')
    .select('roleId')
    .where('memberId', '=', memberId)
    .where((where) => where.or([where('endsOn', 'is', null), where('endsOn', '>=', todayOf(context))]))
    .execute();
  await requireCanGive(
    context,
    held.map(({ roleId }) => roleId),
  );
}

async function requireCanLeave({ tx, caller }: CallContext, memberId: string): Promise<void> {
  if (memberId === caller.memberId)
    throw conflict('own-membership', 'You can’t change your own membership. Ask another administrator.');
  // Two who suspend each other come here one after the other: the second is an administrator no more, and the last stays.
  if (await isLastAdministrator(tx, memberId)) throw lastAdministrator();
  if ((await administratorIds(tx)).includes(memberId)) await requireAdministratorsStay(tx);
}

/**
 * Suspends a member, ends their membership or brings them back, under the version that was read. Who is not active any
 * more is signed out everywhere at once.
 */
export async function changeMembership(
  context: CallContext & Pick<Call, 'afterCommit'>,
  action: Action,
  { id, version }: { id: string; version: number },
): Promise<Member> {
  const { from, to } = actions[action];
  await lockRights(context.tx);
  const before = await getMember(context, id);
  if (before.version !== version) throw versionConflict('member');
  if (!from.includes(before.status))
    throw conflict('member-status', 'This isn’t possible with the member’s current status. Reload the page.');
  if (to !== 'active') await requireCanLeave(context, id);
  await requireCanChange(context, id);
  if (to === 'active') await requireCanReturn(context, id);
  await updateMember(context.tx, id, { status: to, accessEndedOn: null, version: version + 1 });
  if (to !== 'active') await endSessionsOf(context, id);
  const after = await getMember(context, id);
  await recordChange(
    context,
    changeOf(`member.${action}`, { member: id }, { status: before.status }, { status: after.status }),
  );
  return after;
}
