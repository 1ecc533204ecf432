import type { HomePeriod, Member, MemberSummary } from '@courtyard/contract/people/member/member';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fileList } from '../../../platform/files/attached-files.sql';
import { notFound } from '../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { homePeriodsOf, homesOfMember } from '../../properties';
import { isShown, ofContact, seesAllStatuses, seesEndsOf, shownOfContact } from './member.access';
import { ofProfile } from '../../../platform/tenancy/profile/shown-contact.sql';
import { rolePeriodsOf } from './membership/role-periods.sql';

/** A row of the list before the address of its photo is known. */
export type MemberRow = Omit<MemberSummary, 'photo'> & { photoFileId: string | null };

/** The roles of the row of `member`, and where that is shown until when. */
export const rolesOfMember = (showsEnds: RawBuilder<SqlBool>) => sql<MemberSummary['roles']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name,
    'endsOn', case when ${showsEnds} then member_role.ends_on end) order by role.name), '[]')
  from member_role join role on role.tenant_id = member_role.tenant_id and role.id = member_role.role_id
  where member_role.tenant_id = member.tenant_id and member_role.member_id = member.id)`;

/**
 * The members that the caller may see, each with what is shown to them. All but the member's own columns are read row by
 * row, so that a page reads them for its rows alone.
 */
export function memberQuery(context: ReadContext) {
  const { tenant } = context;
  return visibleMembers(context).select([
    'member.id',
    'member.displayName as name',
    'member.status',
    'member.version',
    sql<string>`(member.created_at at time zone ${tenant.timeZone})::date`.as('memberSince'),
    sql<string | null>`case when ${isShown(context, 'emailVisible')}
      then (select email from identity where identity.id = member.identity_id) end`.as('email'),
    sql<string | null>`case when ${isShown(context, 'phoneVisible')} then ${ofProfile('phone')} end`.as(
      'phone',
    ),
    shownOfContact<string>(context, 'homePhone', 'phonesVisible').as('homePhone'),
    shownOfContact<string>(context, 'workPhone', 'phonesVisible').as('workPhone'),
    shownOfContact<string>(context, 'mailingAddress', 'addressVisible').as('mailingAddress'),
    sql<
      MemberSummary['languages']
    >`coalesce(${shownOfContact(context, 'languages', 'languagesVisible')}, '{}')`.as('languages'),
    sql<MemberSummary['homes']>`case when ${isShown(context, 'homesVisible')}
      then ${homesOfMember('member.id', todayOf(context))} else '[]' end`.as('homes'),
    rolesOfMember(seesEndsOf(context)).as('roles'),
    ofProfile<string | null>('photoFileId').as('photoFileId'),
  ]);
}

/** The members that the caller may see. */
export const visibleMembers = (context: ReadContext) =>
  context.tx
    .selectFrom('member')
    .where('member.mergedInto', 'is', null)
    .$if(!seesAllStatuses(context), (query) => query.where('member.status', '=', 'active'));

/** The record that an id stands for: of one that was merged into another, that other. */
export async function standingId({ tx }: Pick<ReadContext, 'tx'>, memberId: string): Promise<string> {
  const row = await tx
    .selectFrom('member')
    .select('mergedInto')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.mergedInto ?? memberId;
}

/** Ids of the records that were merged into a member's. */
export async function mergedIds({ tx }: Pick<ReadContext, 'tx'>, memberId: string): Promise<string[]> {
  const rows = await tx.selectFrom('member').select('id').where('mergedInto', '=', memberId).execute();
  return rows.map(({ id }) => id);
}

/** Throws notFound for one who is not there or not the caller's to see. */
export async function requireVisibleMember(context: ReadContext, memberId: string): Promise<{ id: string }> {
  const row = await visibleMembers(context)
    .select('member.id')
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound('member');
  return row;
}

/** Rows with their photos. */
export async function withPhotos<R extends { photoFileId: string | null }>(
  { tx, platform }: ReadContext,
  rows: readonly R[],
) {
  const photos = await platform.files.describe(
    tx,
    rows.flatMap(({ photoFileId }) => fileList(photoFileId)),
  );
  return rows.map(({ photoFileId, ...row }) => ({ ...row, photo: photos.get(photoFileId ?? '') ?? null }));
}

/** Whether a member shows something of how they are reached besides the profile. */
const shows = (field: string) => sql<boolean>`coalesce(${ofContact(field)}, false)`;

/** One with their homes and roles over time. Throws notFound for one who is not there or not the caller's to see. */
export async function getMember(context: ReadContext, memberId: string): Promise<Member> {
  const row = await memberQuery(context)
    .select([
      ofProfile<string | null>('about').as('about'),
      sql<boolean>`coalesce(${ofProfile('emailVisible')}, false)`.as('emailVisible'),
      sql<boolean>`coalesce(${ofProfile('phoneVisible')}, false)`.as('phoneVisible'),
      sql<boolean>`coalesce(${ofProfile('homesVisible')}, false)`.as('homesVisible'),
      shows('addressVisible').as('addressVisible'),
      shows('phonesVisible').as('phonesVisible'),
      shows('languagesVisible').as('languagesVisible'),
      sql<boolean>`${isShown(context, 'homesVisible')}`.as('showsHomes'),
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound('member');
  const [described] = await withPhotos(context, [row]);
  if (!described) throw notFound('member');
  const { showsHomes, ...found } = described;
  const homePeriods: HomePeriod[] = showsHomes
    ? await homePeriodsOf(context.tx, memberId, todayOf(context))
    : [];
  return { ...found, homePeriods, rolePeriods: await rolePeriodsOf(context, found) };
}
