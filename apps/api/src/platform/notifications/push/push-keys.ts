import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import webPush from 'web-push';
import type { Db } from '../../database/database';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface Row {
  pushPublicKey: string | null;
  pushPrivateKey: string | null;
}

async function read(db: Db): Promise<PushKeys | null> {
  const { rows } = await sql<Row>`select push_public_key, push_private_key from installation`.execute(db);
  const [row] = rows;
  if (!row || row.pushPublicKey === null || row.pushPrivateKey === null) return null;
  return { publicKey: row.pushPublicKey, privateKey: row.pushPrivateKey };
}

/**
 * The key pair of the installation, the same on every process. Made when it is first asked for, and never again: browsers
 * are subscribed to it.
 */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const kept = await read(db);
  if (kept) return kept;
  const made = webPush.generateVAPIDKeys();
  // Where the environment has the secret there may be no row yet; the one that it gets is then not used.
  await sql`insert into installation (secret, push_public_key, push_private_key)
    values (${randomBytes(32)}, ${made.publicKey}, ${made.privateKey})
    on conflict (singleton) do update set push_public_key = excluded.push_public_key,
      push_private_key = excluded.push_private_key where installation.push_public_key is null`.execute(db);
  return (await read(db)) ?? made;
}
