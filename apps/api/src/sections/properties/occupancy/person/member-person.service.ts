import type { Person } from '@courtyard/contract/properties/occupancy/occupancy';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { anyOf, anywhere, atBeginning, isLike } from '../../../../platform/database/lists/search.sql';
import type { CallContext } from '../../../../platform/section/call-context';

export interface NewMember {
  memberId: string;
  name: string;
  email: string;
}

/** Records which member a person is. */
export async function setMemberOf(tx: Tx, personId: string, memberId: string): Promise<void> {
  await tx.updateTable('person').set({ memberId }).where('id', '=', personId).execute();
}

/**
 * Knows a new member again among the people of the properties, so that what is theirs there is theirs here. The one person of
 * that address is meant; where several share it, the one of the same name. Null where nobody is.
 */
export async function linkPerson(
  { tx }: Pick<CallContext, 'tx'>,
  { memberId, name, email }: NewMember,
): Promise<string | null> {
  const people = await tx
    .selectFrom('person')
    .select(['id', 'nameSort'])
    .where('email', '=', email)
    .where('memberId', 'is', null)
    .execute();
  const same = people.filter(({ nameSort }) => nameSort === name.toLowerCase());
  const [found, another] = people.length === 1 ? people : same;
  if (!found || another) return null;
  await setMemberOf(tx, found.id, memberId);
  return found.id;
}

/** The person that a member is, made where there is none; with their address where it is for the people of the properties. */
export async function personOf(
  context: Pick<CallContext, 'tx' | 'tenant'>,
  { shownEmail, ...member }: NewMember & { shownEmail?: string | null },
): Promise<string> {
  const known = await context.tx
    .selectFrom('person')
    .select('id')
    .where('memberId', '=', member.memberId)
    .executeTakeFirst();
  const found = known?.id ?? (await linkPerson(context, member));
  if (found !== null) return found;
  const id = newId();
  const { memberId, name } = member;
  const email = shownEmail === undefined ? member.email : shownEmail;
  await context.tx
    .insertInto('person')
    .values({ tenantId: context.tenant.id, id, name, email, phone: null, memberId })
    .execute();
  return id;
}

interface MemberFound extends NewMember {
  /** Null where it is not shown to the caller. */
  shownEmail: string | null;
}

/** Members whom the caller may find in the directory, by name. */
async function membersFound(
  { tx, caller }: Pick<CallContext, 'tx' | 'caller'>,
  condition: RawBuilder<SqlBool>,
): Promise<MemberFound[]> {
  const { permissions, memberId } = caller;
  if (!permissions.has('Members List View')) return [];
  const manages = permissions.has('Member Update');
  const opens = permissions.has('Member Details View');
  const { rows } = await sql<MemberFound>`
    select found.* from (
      select member.id as "memberId", member.display_name as name, member.name_sort, identity.email,
        case when ${manages} or member.id = ${memberId} or profile.email_visible then identity.email end as "shownEmail"
      from member
      join identity on identity.id = member.identity_id
      left join member_profile profile on profile.tenant_id = member.tenant_id and profile.member_id = member.id
      where member.merged_into is null and (member.status = 'active' or (${opens} and member.status <> 'past'))
    ) found
    where ${condition} order by found.name_sort, found."memberId" limit 20`.execute(tx);
  return rows;
}

/** At most 20 members who are none of the people yet, found as these are; each by the id that they have as a member. */
export async function findMembersToAdd(
  context: Pick<CallContext, 'tx' | 'caller'>,
  search: string,
): Promise<Person[]> {
  const found = await membersFound(
    context,
    sql`${anyOf([
      isLike(sql`found.name_sort`, anywhere(search)),
      isLike(sql`found."shownEmail"`, atBeginning(search)),
    ])} and not exists (select from person where person.member_id = found."memberId")`,
  );
  return found.map(({ memberId, name, shownEmail }) => ({
    id: memberId,
    name,
    email: shownEmail,
    phone: null,
    memberId,
    version: 1,
  }));
}

/** The person that the member of an id is or becomes; null where there is none whom the caller may find. */
export async function addMember(
  context: Pick<CallContext, 'tx' | 'caller' | 'tenant'>,
  memberId: string,
): Promise<{ id: string; name: string } | null> {
  const [member] = await membersFound(context, sql`found."memberId" = ${memberId}`);
  return member ? { id: await personOf(context, member), name: member.name } : null;
}
