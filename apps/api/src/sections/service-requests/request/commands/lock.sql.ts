import type { Tx } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/problem';

/** Who writes to a request follows the one before. Throws notFound. */
export async function lockRequest(tx: Tx, requestId: string) {
  const row = await tx
    .selectFrom('request')
    .selectAll()
    .where('id', '=', requestId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('request');
  return row;
}

export type LockedRequest = Awaited<ReturnType<typeof lockRequest>>;
