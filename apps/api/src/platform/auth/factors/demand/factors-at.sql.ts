import type { SecondFactor } from '@courtyard/contract';
import type { Db, Tx } from '../../../database/database';
import { credentialsAt } from '../passkeys/passkeys.sql';
import { totpSince } from '../totp';

/** What somebody has as a second factor and can use at an address. A recovery code does in place of any. */
export async function factorsAt(db: Db | Tx, identityId: string, host: string): Promise<SecondFactor[]> {
  const hasPasskey = (await credentialsAt(db, identityId, host)).length > 0;
  const hasApp = (await totpSince(db, identityId)) !== null;
  return [...(hasPasskey ? ['passkey' as const] : []), ...(hasApp ? ['app' as const] : [])];
}
