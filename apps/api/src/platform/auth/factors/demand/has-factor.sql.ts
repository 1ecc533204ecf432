import type { Db, Tx } from '../../../database/database';
import { totpSince } from '../totp';

/** Whether somebody has a second factor: a confirmed authenticator app or a passkey, at whatever address it works. */
export async function hasFactor(db: Db | Tx, identityId: string): Promise<boolean> {
  if ((await totpSince(db, identityId)) !== null) return true;
  const found = await db
    .selectFrom('passkey')
    .select('id')
    .where('identityId', '=', identityId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
