import { createHmac, randomInt } from 'node:crypto';
import type { Platform } from '../../core/platform';
import type { Db, Tx } from '../../database/database';

const howMany = 10;
// Without those that are read for one another: 0 and o, 1, i and l.
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

const newCode = () =>
  Array.from({ length: 12 }, () => signs[randomInt(signs.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** What is kept of a code, of whoever types it with or without its hyphens. */
const hashOf = ({ secret }: Pick<Platform, 'secret'>, identityId: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery\n${identityId}\n${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest();

/** Makes new codes in place of all before. They are told this once. */
export async function renewCodes(tx: Tx, platform: Platform, identityId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await tx.deleteFrom('recoveryCode').where('identityId', '=', identityId).execute();
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ identityId, codeHash: hashOf(platform, identityId, code), usedAt: null })))
    .execute();
  return codes;
}

/** Uses up a code: of two uses at once one finds it. */
export async function takeRecoveryCode(
  tx: Tx,
  platform: Platform,
  identityId: string,
  code: string,
): Promise<boolean> {
  const taken = await tx
    .updateTable('recoveryCode')
    .set({ usedAt: platform.clock() })
    .where('identityId', '=', identityId)
    .where('codeHash', '=', hashOf(platform, identityId, code))
    .where('usedAt', 'is', null)
    .returning('identityId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** How many codes somebody has left. */
export async function codesLeft(db: Db | Tx, identityId: string): Promise<number> {
  const rows = await db
    .selectFrom('recoveryCode')
    .select('identityId')
    .where('identityId', '=', identityId)
    .where('usedAt', 'is', null)
    .execute();
  return rows.length;
}
