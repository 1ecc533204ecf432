import type { Member } from '@courtyard/contract/people/member/member';
import type { MemberHomeInput } from '@courtyard/contract/people/member/member-home';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { giveHome, requireCanGiveHome } from '../../../properties';
import { getMember } from '../member.sql';

/** Makes a property a member's home for a time. What is theirs already in that time, in that way, is refused. */
export async function addHome(
  context: CallContext,
  memberId: string,
  home: MemberHomeInput,
): Promise<Member> {
  const { name, status, email } = await getMember(context, memberId);
  await requireCanGiveHome(context, home);
  if (status === 'past') throw conflict('member-status', 'Reinstate this member first.');
  // Who manages the members sees the address of each.
  const given = await giveHome(context, { memberId, name, email: email ?? '' }, home);
  if (!given)
    throw conflict('home-already', 'They already have this relationship to the property during those dates.');
  const after = await getMember(context, memberId);
  const added = after.homePeriods.find(
    ({ propertyId, startsOn }) => propertyId === home.propertyId && startsOn === home.startsOn,
  );
  await recordChange(
    context,
    changeOf('member.home', { member: memberId }, {}, { homes: added?.name ?? null }),
  );
  return after;
}
