import type { Tx } from '../../database/database';

/**
 * An account, as it is, for a session that is being opened: who changes what opens it, or ends all its sessions, comes before
 * or after. Taken before members are, and outside of communities; undefined where it is gone.
 */
export const holdIdentity = (tx: Tx, identityId: string) =>
  tx
    .selectFrom('identity')
    .select(['email', 'passwordHash'])
    .where('id', '=', identityId)
    .forShare()
    .executeTakeFirst();

/** Lets those who change one account follow each other, and sessions of it be opened before or after. */
export async function lockIdentity(tx: Tx, identityId: string): Promise<void> {
  await tx.selectFrom('identity').select('id').where('id', '=', identityId).forNoKeyUpdate().execute();
}
