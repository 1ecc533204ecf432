import type { Tx } from '../../database/database';
import type { NotificationKind } from '../kind';

/**
 * Takes back what was told under a key: it is in nobody's list any more, and in no letter or push that has not left yet. What
 * left before cannot be taken back.
 */
export async function takeBack<P>(tx: Tx, kind: NotificationKind<P>, key: string): Promise<void> {
  await tx.deleteFrom('notification').where('kind', '=', kind.name).where('dedupeKey', '=', key).execute();
}
