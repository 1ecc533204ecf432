import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadContext } from '../../section/call-context';

/** A field of the profile of the row of `member`. */
export const ofProfile = <T>(field: string): RawBuilder<T> => sql<T>`(
  select ${sql.ref(`memberProfile.${field}`)} from member_profile
  where member_profile.tenant_id = member.tenant_id and member_profile.member_id = member.id)`;

/** Whether the row of `member` shows something to another; oneself sees all that is one's own. Null of who has no profile. */
export const showsTo = (
  memberId: string,
  shown: 'emailVisible' | 'phoneVisible' | 'homesVisible',
): RawBuilder<SqlBool> => sql`(member.id = ${memberId} or ${ofProfile(shown)})`;

/** Whether a member invited the row of `member` at the address that its `identity` has: who wrote it knows it. */
export const wasInvitedBy = (memberId: string): RawBuilder<SqlBool> => sql`exists (select from audit_log
  where subject_type = 'member' and subject_id = member.id::text and action = 'member.invite'
    and actor_member_id = ${memberId} and changes -> 'email' ->> 'after' = identity.email)`;

interface Shown {
  id: string;
  email: boolean;
  phone: boolean;
}

/** Which of some members are shown to the caller with their address, and with their telephone, as in the directory; oneself with both. */
export async function shownMembers(
  { tx, caller }: Pick<ReadContext, 'tx' | 'caller'>,
  memberIds: readonly string[],
): Promise<Map<string, Shown>> {
  const { memberId } = caller;
  const { rows } = await sql<Shown>`
    select member.id,
      coalesce(${showsTo(memberId, 'emailVisible')}, false) or ${wasInvitedBy(memberId)} as email,
      coalesce(${showsTo(memberId, 'phoneVisible')}, false) as phone
    from member
    join identity on identity.id = member.identity_id
    where member.id = any(${memberIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
