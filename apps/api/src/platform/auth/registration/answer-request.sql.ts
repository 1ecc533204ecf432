import { sql } from 'kysely';
import type { Tx } from '../../database/database';

/** Stores how a request to join was answered, by whom and when. */
export async function answerRequest(
  tx: Tx,
  requestId: string,
  answer: { status: 'accepted' | 'refused'; decidedBy: string; decidedAt: Date },
): Promise<void> {
  await tx
    .updateTable('registrationRequest')
    .set({ ...answer, version: sql<number>`version + 1` })
    .where('id', '=', requestId)
    .execute();
}
