import { auditEntry } from '@courtyard/contract';
import type { Tx } from '../database/database';
import { keysetPage } from '../database/lists/keyset';

interface HistoryQuery {
  cursor?: string | undefined;
  limit: number;
}

/** Changes of one record, and of those that are part of it by now, newest first. Sign-ins that were refused to a member change nothing: the log has them. */
async function pageOfHistory(
  tx: Tx,
  { type, ids, except }: { type: string; ids: readonly string[]; except: readonly string[] },
  query: HistoryQuery,
) {
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('auditLog')
      .select(['id', 'at', 'actorName', 'action', 'changes'])
      .where('subjectType', '=', type)
      .where('subjectId', 'in', ids)
      .where('action', 'not in', ['session.refuse', ...except]),
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

/**
 * What answers the route of a history, by the kind of its records. `recordOf` gives the record where the caller may see its
 * history and throws notFound where not; `also` are ids of things that became part of it, `except` actions that are not for
 * the caller.
 */
export const historyOf =
  <C extends { tx: Tx; query: HistoryQuery }>(
    type: string,
    recordOf: (call: C) => Promise<{ id: string; also?: readonly string[]; except?: readonly string[] }>,
  ) =>
  async (call: C) => {
    const { id, also = [], except = [] } = await recordOf(call);
    return pageOfHistory(call.tx, { type, ids: [id, ...also], except }, call.query);
  };
