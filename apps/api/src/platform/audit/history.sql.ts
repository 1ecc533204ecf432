import { auditEntry } from '@courtyard/contract';
import type { Tx } from '../database/database';
import { keysetPage } from '../database/lists/keyset';

/** Changes of one thing, newest first. */
export async function pageOfHistory(
  tx: Tx,
  subject: { type: 'property' | 'common-area' | 'asset' | 'reserve-component'; id: string },
  query: { cursor?: string | undefined; limit: number },
) {
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('auditLog')
      .select(['id', 'at', 'actorName', 'action', 'changes'])
      .where('subjectType', '=', subject.type)
      .where('subjectId', '=', subject.id),
    sortColumns: [
      { column: 'auditLog.at', direction: 'desc' },
      { column: 'auditLog.id', direction: 'desc' },
    ],
    cursor: query.cursor,
    limit: query.limit,
  });
  // Parsed, as what the log holds was written as any JSON.
  const data = rows.map(({ actorName: actor, ...row }) => auditEntry.parse({ ...row, actor }));
  return { data, page };
}
