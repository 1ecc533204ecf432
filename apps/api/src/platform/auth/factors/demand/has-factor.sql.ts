import { sql } from 'kysely';
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

/** Whether a member of the transaction's community has a second factor. */
export async function memberHasFactor(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select courtyard.has_factor(${memberId}) as has`.execute(tx);
  return rows[0]?.has ?? false;
}
