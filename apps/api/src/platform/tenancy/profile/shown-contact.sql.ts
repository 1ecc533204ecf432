import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadContext } from '../../section/call-context';

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
  const isOneself = sql`member.id = ${caller.memberId}`;
  const { rows } = await sql<Shown>`
    select member.id, ${isOneself} or coalesce(email_visible, false) or ${wasInvitedBy(caller.memberId)} as email,
      ${isOneself} or coalesce(phone_visible, false) as phone
    from member
    join identity on identity.id = member.identity_id
    left join member_profile profile on profile.tenant_id = member.tenant_id and profile.member_id = member.id
    where member.id = any(${memberIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
