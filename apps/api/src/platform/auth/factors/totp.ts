import { Secret, TOTP } from 'otpauth';
import type { Platform } from '../../core/platform';
import type { Db, Tx } from '../../database/database';
import { seal, unseal } from './seal';

const stepMs = 30_000;
/** Steps before and after the present one whose codes count: clocks differ, and typing takes time. */
const leeway = 1;

const generator = (secret: string, label: { issuer: string; label: string } = { issuer: '', label: '' }) =>
  new TOTP({
    ...label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepMs / 1000,
    secret: Secret.fromBase32(secret),
  });

/** Since when somebody has a confirmed authenticator app; null for nobody who has. */
export async function totpSince(db: Db | Tx, identityId: string): Promise<string | null> {
  const row = await db
    .selectFrom('totp')
    .select('confirmedAt')
    .where('identityId', '=', identityId)
    .executeTakeFirst();
  return row?.confirmedAt ?? null;
}

/** Keeps a new secret that waits for its first code, in place of one that waited. Null where one is confirmed already. */
export async function beginTotp(
  platform: Platform,
  identityId: string,
  label: { issuer: string; label: string },
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: 20 }).base32;
  const sealed = seal(platform, identityId, secret);
  const kept = await platform.db
    .insertInto('totp')
    .values({ identityId, secret: sealed, confirmedAt: null })
    .onConflict((conflict) =>
      conflict.column('identityId').doUpdateSet({ secret: sealed }).where('totp.confirmedAt', 'is', null),
    )
    .returning('identityId')
    .executeTakeFirst();
  return kept ? { secret, uri: generator(secret, label).toString() } : null;
}

/**
 * Uses a code of somebody's authenticator app, a confirmed one or the one that waits for it. A code counts once, and none
 * from before it: of two uses at once the second finds the step taken.
 */
export async function takeTotpCode(
  tx: Tx,
  platform: Platform,
  identityId: string,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<boolean> {
  const row = await tx
    .selectFrom('totp')
    .select('secret')
    .where('identityId', '=', identityId)
    .where('confirmedAt', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  const now = platform.clock().getTime();
  const secret = unseal(platform, identityId, row.secret);
  const off = generator(secret).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: now,
    window: leeway,
  });
  if (off === null) return false;
  const step = Math.floor(now / stepMs) + off;
  const taken = await tx
    .updateTable('totp')
    .set({ lastStep: step, ...(!isConfirmed && { confirmedAt: platform.clock() }) })
    .where('identityId', '=', identityId)
    .where('secret', '=', row.secret)
    .where('lastStep', '<', step)
    .returning('identityId')
    .executeTakeFirst();
  return taken !== undefined;
}
