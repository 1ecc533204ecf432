import type { MemberStatus } from '@courtyard/contract/people/member/member';
import { sql } from 'kysely';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { countOf, type MergedRows } from '../../../../platform/tenancy/profile/merging/merged-rows';
import { platformMergedRows } from '../../../../platform/tenancy/profile/merging/platform-merged-rows';
import { emptyContact, keptContact } from '../../../../platform/tenancy/profile/contact/contact.sql';
import { keptProfile } from '../../../../platform/tenancy/profile/profile.sql';
import type { RoleHeld } from './merge.rules';

/** Of all sections and the platform: what becomes of the rows that refer to members. */
export const mergedRowsOf = ({ platform }: Pick<ReadContext, 'platform'>): readonly MergedRows[] => [
  ...platform.sections.flatMap(({ mergedRows }) => mergedRows),
  ...platformMergedRows,
];

interface RecordRow {
  id: string;
  name: string;
  identityId: string;
  email: string;
  status: MemberStatus;
  version: number;
  hasSignIn: boolean;
  createdAt: string;
  memberSince: string;
  accessEndedOn: string | null;
  roles: RoleHeld[];
}

/** One of two records with all that is chosen among. Throws notFound where there is none, or it was merged already. */
export async function recordOf({ tx, tenant }: ReadContext, memberId: string) {
  const { rows } = await sql<RecordRow>`
    select member.id, member.display_name as name, member.identity_id as "identityId", identity.email, member.status,
      member.version, courtyard.has_sign_in(member.id) as "hasSignIn", member.created_at as "createdAt",
      (member.created_at at time zone ${tenant.timeZone})::date as "memberSince",
      member.access_ended_on as "accessEndedOn",
      (select coalesce(jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name, 'endsOn', held.ends_on,
          'residencyId', held.residency_id) order by role.name), '[]')
        from member_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
        where held.tenant_id = member.tenant_id and held.member_id = member.id) as roles
    from member join identity on identity.id = member.identity_id
    where member.id = ${memberId} and member.merged_into is null`.execute(tx);
  const [row] = rows;
  if (!row) throw notFound('member');
  const profile = await keptProfile(tx, memberId);
  const hasProfile =
    (await tx
      .selectFrom('memberProfile')
      .select('memberId')
      .where('memberId', '=', memberId)
      .executeTakeFirst()) !== undefined;
  const contact = await keptContact(tx, memberId);
  return { ...row, profile, hasProfile, contact, hasContact: contact !== emptyContact };
}

export type MergeRecord = Awaited<ReturnType<typeof recordOf>>;

/** How many rows each has of what is counted, by what it is. */
export async function countsOf(context: ReadContext, { stays, goes }: { stays: string; goes: string }) {
  const counts: { rows: MergedRows; stays: number; goes: number }[] = [];
  for (const rows of mergedRowsOf(context).filter(({ label }) => label !== undefined))
    counts.push({
      rows,
      stays: await countOf(context.tx, rows, stays),
      goes: await countOf(context.tx, rows, goes),
    });
  return counts;
}
