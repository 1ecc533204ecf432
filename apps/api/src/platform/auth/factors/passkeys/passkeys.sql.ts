import type { Passkey } from '@courtyard/contract';
import type { Db, Tx } from '../../../database/database';

/** Somebody's passkeys, the latest first; `host` is the address at which they ask. */
export async function passkeysOf(db: Db | Tx, identityId: string, host: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'host', 'createdAt', 'lastUsedAt'])
    .where('identityId', '=', identityId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isHere: row.host === host }));
}

/** Those of somebody that work at an address, as a browser is told of them. */
export async function credentialsAt(db: Db | Tx, identityId: string, host: string) {
  const rows = await db
    .selectFrom('passkey')
    .select(['credentialId', 'transports'])
    .where('identityId', '=', identityId)
    .where('host', '=', host)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }));
}
