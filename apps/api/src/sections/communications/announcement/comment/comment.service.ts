import type {
  AnnouncementComment,
  announcementCommentRoutes,
} from '@courtyard/contract/communications/announcement/comment';
import type { z } from 'zod';
import { newId } from '../../../../platform/core/ids';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, forbidden, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { getAnnouncement, canWrite } from '../announcement.service';

const commentQuery = ({ tx }: Pick<ReadContext, 'tx'>, announcementId: string) =>
  tx
    .selectFrom('announcementComment')
    .select(['id', 'author', 'text', 'writtenAt', 'memberId'])
    .where('announcementId', '=', announcementId);

/** The comments on an announcement that the caller reads, the oldest first. */
export async function pageOfComments(
  context: ReadContext,
  announcementId: string,
  query: z.output<(typeof announcementCommentRoutes.listAnnouncementComments)['query']>,
) {
  await getAnnouncement(context, announcementId);
  const { rows, page } = await keysetPage({
    query: commentQuery(context, announcementId),
    sortColumns: [
      { column: 'announcementComment.writtenAt', direction: 'asc' },
      { column: 'announcementComment.id', direction: 'asc' },
    ],
    ...query,
    cursor: query.cursor,
  });
  const data = rows.map(({ memberId, ...row }): AnnouncementComment => ({
    ...row,
    isMine: memberId === context.caller.memberId,
  }));
  return { data, page };
}

/** Throws `no-comments` where it takes none. */
export async function addComment(
  context: CallContext,
  announcementId: string,
  text: string,
): Promise<AnnouncementComment> {
  const { allowsComments, status } = await getAnnouncement(context, announcementId);
  if (!allowsComments || status !== 'published')
    throw conflict('no-comments', 'Comments are off for this announcement. Contact the office instead.');
  const { tx, tenant, caller, platform } = context;
  const written = { id: newId(), author: caller.displayName, text, writtenAt: platform.clock() };
  await tx
    .insertInto('announcementComment')
    .values({ tenantId: tenant.id, announcementId, memberId: caller.memberId, ...written })
    .execute();
  const facts = { comment: text };
  await recordChange(context, changeOf('announcement.comment', { announcement: announcementId }, {}, facts));
  return { ...written, writtenAt: written.writtenAt.toISOString(), isMine: true };
}

/** Its author removes a comment, or who writes announcements: the history keeps what was said. */
export async function removeComment(
  context: CallContext,
  { announcementId, commentId }: { announcementId: string; commentId: string },
): Promise<void> {
  await getAnnouncement(context, announcementId);
  const { tx, caller } = context;
  const row = await commentQuery(context, announcementId).where('id', '=', commentId).executeTakeFirst();
  if (!row) throw notFound('comment');
  if (row.memberId !== caller.memberId && !canWrite(context))
    throw forbidden('Only the author of a comment, or someone who manages announcements, can delete it.');
  await tx.deleteFrom('announcementComment').where('id', '=', commentId).execute();
  const facts = { author: row.author, comment: row.text };
  await recordChange(
    context,
    changeOf('announcement.comment-remove', { announcement: announcementId }, facts, {}),
  );
}
