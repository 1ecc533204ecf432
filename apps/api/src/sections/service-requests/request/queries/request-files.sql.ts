import type { StoredFile } from '@courtyard/contract';
import { attachedFiles } from '../../../../platform/files/attached-files.sql';
import type { ReadContext } from '../../../../platform/section/call-context';

/** Files of a request, from who reported it. */
export const requestFiles = attachedFiles('requestFile', 'requestId');

/** Files of one comment. */
export const commentFiles = attachedFiles('requestCommentFile', 'commentId');

/** The files of comments, by comment, each in its order. */
export async function filesOfComments(
  { tx, platform }: Pick<ReadContext, 'tx' | 'platform'>,
  commentIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFile[]>> {
  const rows = await tx
    .selectFrom('requestCommentFile')
    .select(['commentId', 'fileId'])
    .where('commentId', 'in', commentIds)
    .orderBy('position')
    .execute();
  const files = await platform.files.describe(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  const byComment = new Map<string, StoredFile[]>();
  for (const { commentId, fileId } of rows) {
    const file = files.get(fileId);
    if (file) byComment.set(commentId, [...(byComment.get(commentId) ?? []), file]);
  }
  return byComment;
}
