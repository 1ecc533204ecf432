import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { permissionsHeldBy } from '../../../../platform/auth/permissions/holders.sql';
import type { ToldDocument } from './notices.rules';

interface CandidateRow extends Omit<ToldDocument, 'followed' | 'document'> {
  documentId: string;
  name: string;
  space: 'hoa' | 'mine';
  scopeId: string;
  followedId: string | null;
  followedName: string | null;
  followedSpace: 'hoa' | 'mine' | null;
}

/** Those of these members who may see what is in these scopes on a day: `member scope`. */
export async function whoSees(
  tx: Tx,
  {
    memberIds,
    scopeIds,
    today,
  }: { memberIds: readonly string[]; scopeIds: readonly string[]; today: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ memberId: string; scopeId: string }>`
    select asked.member_id as "memberId", held.scope_id as "scopeId"
    from unnest(${[...new Set(memberIds)]}::uuid[]) asked (member_id)
    cross join lateral courtyard.document_rights(asked.member_id, ${today}::date,
      ${permissionsHeldBy(sql.ref('asked.member_id'))}) held
    where held.scope_id = any(${[...new Set(scopeIds)]}::uuid[])`.execute(tx);
  return new Set(rows.map(({ memberId, scopeId }) => `${memberId} ${scopeId}`));
}

/** Of whom each notice is, as far as they may see the document now. Nobody is told of what they did. */
export async function toldBy(tx: Tx, noticeIds: readonly string[], today: string): Promise<ToldDocument[]> {
  const { rows } = await sql<CandidateRow>`
    with recursive notice as materialized (
      select * from document_notice where id = any(${noticeIds}::uuid[])
    ), around as (
      select notice.id, document.folder_id from notice join document on document.id = notice.document_id
      where notice.kind = 'added'
      union all
      select around.id, folder.parent_id from around join document_folder folder on folder.id = around.folder_id
      where folder.parent_id is not null
    ), candidate as (
      select around.id, follow.member_id, follow.folder_id as followed_id
      from around join document_folder_follow follow on follow.folder_id = around.folder_id
      union all
      select notice.id, favorite.member_id, null from notice
      join document_favorite favorite on favorite.document_id = notice.document_id where notice.kind = 'version'
      union all
      select notice.id, person.member_id, null from notice
      join (
        select property_id, person_id, starts_on, ends_on from ownership
        union all select property_id, person_id, starts_on, ends_on from residency
      ) held on held.property_id = notice.property_id and held.starts_on <= ${today}
        and (held.ends_on is null or held.ends_on >= ${today})
      join person on person.id = held.person_id and person.member_id is not null
    )
    select distinct candidate.member_id as "memberId", notice.kind, notice.actor_id as "actorId",
      notice.property_id as "propertyId", document.id as "documentId", document.name, folder.space,
      folder.scope_id as "scopeId", followed.id as "followedId", followed.name as "followedName",
      followed.space as "followedSpace"
    from candidate
    join notice on notice.id = candidate.id
    join document on document.id = notice.document_id and document.trashed_at is null
    join document_folder folder on folder.id = document.folder_id
    left join document_folder followed on followed.id = candidate.followed_id
    where candidate.member_id <> notice.actor_id`.execute(tx);
  const sees = await whoSees(tx, {
    memberIds: rows.map(({ memberId }) => memberId),
    scopeIds: rows.map(({ scopeId }) => scopeId),
    today,
  });
  return rows
    .filter(({ memberId, scopeId }) => sees.has(`${memberId} ${scopeId}`))
    .map(({ documentId, name, space, scopeId: _, followedId, followedName, followedSpace, ...row }) => ({
      ...row,
      document: { id: documentId, name, space },
      followed:
        followedId === null
          ? null
          : { id: followedId, name: followedName ?? '', space: followedSpace ?? 'hoa' },
    }));
}
