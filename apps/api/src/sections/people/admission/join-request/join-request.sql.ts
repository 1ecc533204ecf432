import type { JoinRequest } from '@courtyard/contract/people/admission/join-request/join-request';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';

const requestQuery = ({ tx }: Pick<ReadContext, 'tx'>) =>
  tx
    .selectFrom('registrationRequest')
    .select(['id', 'displayName as name', 'email', 'note', 'status', 'createdAt as askedAt', 'version']);

/** Those that wait for an answer, the oldest first. */
export const pageOfRequests = (
  context: Pick<ReadContext, 'tx'>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) =>
  keysetPage({
    query: requestQuery(context).where('status', '=', 'waiting'),
    sortColumns: [
      { column: 'registration_request.created_at', direction: 'asc' },
      { column: 'registration_request.id', direction: 'asc' },
    ],
    cursor,
    limit,
  }).then(({ rows, page }) => ({ data: rows, page }));

export async function getRequest(context: Pick<ReadContext, 'tx'>, requestId: string): Promise<JoinRequest> {
  const found = await requestQuery(context).where('id', '=', requestId).executeTakeFirst();
  if (!found) throw notFound('request');
  return found;
}
