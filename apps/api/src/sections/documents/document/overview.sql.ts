import type { DocumentOverview } from '@courtyard/contract/documents/document/document-overview';
import { sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import { summaryOf, visibleDocuments } from './document.sql';

const shownOfEach = 8;
const newDays = 30;

/** What the caller opened last, their favorites, and what is new for them. */
export async function documentOverview(context: ReadContext): Promise<DocumentOverview> {
  const { caller, platform } = context;
  const there = () => visibleDocuments(context).where('document.trashedAt', 'is', null).limit(shownOfEach);
  const seen = sql<boolean>`seen.member_id = ${caller.memberId} and seen.document_id = document.id`;
  const recent = await there()
    .innerJoin('documentSeen as seen', (join) => join.on(seen))
    .orderBy('seen.seenAt', 'desc')
    .execute();
  const favorites = await there()
    .innerJoin('documentFavorite as mark', (join) =>
      join.onRef('mark.documentId', '=', 'document.id').on('mark.memberId', '=', caller.memberId),
    )
    .orderBy('document.nameSort')
    .execute();
  const since = new Date(platform.clock().getTime() - newDays * 86_400_000);
  const unseen = await there()
    .where(sql<boolean>`exists (select from document_version version where version.document_id = document.id
      and version.added_at >= ${since} and version.added_at > coalesce(
        (select seen_at from document_seen seen where ${seen}), '-infinity'))`)
    .orderBy('document.updatedAt', 'desc')
    .execute();
  return {
    recent: recent.map(summaryOf),
    favorites: favorites.map(summaryOf),
    unseen: unseen.map(summaryOf),
  };
}
