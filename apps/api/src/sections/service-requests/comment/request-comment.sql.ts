import type { RequestComment } from '@courtyard/contract/service-requests/comment/request-comment-fields';
import { sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import type { Part } from '../part/part';
import { filesOfComments } from '../request/queries/request-files.sql';

interface CommentRow extends Pick<RequestComment, 'id' | 'isInternal' | 'text' | 'writtenAt' | 'mentions'> {
  memberId: string;
  name: string;
  isReporter: boolean;
}

/** The comments of a request that the caller may read, the oldest first. */
export async function commentsOf(
  context: ReadContext,
  requestId: string,
  { seesAll, readsNotes }: Part,
): Promise<RequestComment[]> {
  if (!seesAll) return [];
  const { rows } = await sql<CommentRow>`
    select written.id, written.member_id as "memberId", member.display_name as name, written.is_internal as "isInternal",
      written.text, written.written_at as "writtenAt", written.member_id is not distinct from request.member_id as "isReporter",
      coalesce((select jsonb_agg(jsonb_build_object('id', named.id, 'name', named.display_name) order by named.display_name)
        from request_mention mention join member named on named.id = mention.member_id
        where mention.comment_id = written.id), '[]') as mentions
    from request_comment written
    join request on request.id = written.request_id
    join member on member.id = written.member_id
    where written.request_id = ${requestId} and (not written.is_internal or ${readsNotes}::boolean)
    order by written.written_at, written.id`.execute(context.tx);
  if (rows.length === 0) return [];
  const files = await filesOfComments(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map(({ memberId, name, ...row }) => ({
    ...row,
    author: { id: memberId, name },
    isMine: memberId === context.caller.memberId,
    files: files.get(row.id) ?? [],
  }));
}
