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
      .selectFrom('audit_log')
      .select(['id', 'at', 'actor_name', 'action', 'changes'])
      .where('subject_type', '=', subject.type)
      .where('subject_id', '=', subject.id),
    sortColumns: [
      { column: 'audit_log.at', key: 'at', direction: 'desc' },
      { column: 'audit_log.id', key: 'id', direction: 'desc' },
    ],
    cursor: query.cursor,
    limit: query.limit,
  });
  // Parsed, as what the log holds was written as any JSON.
  const data = rows.map(({ actor_name: actor, ...row }) => auditEntry.parse({ ...row, actor }));
  return { data, page };
}
