import type { PasskeyToUse, UsedPasskey } from '@courtyard/contract';
import type { Platform } from '../../../core/platform';
import type { Tx } from '../../../database/database';
import { Problem } from '../../../http/problem';
import type { Tenant } from '../../../tenancy/tenant';
import { challengeLivesMs, offerChallenge, takeChallenge } from './challenge';
import { credentialsAt } from './passkeys.sql';
import type { WebPlace } from './place';
import { verifyUsed } from './verify';

interface Use {
  purpose: 'sign-in' | 'second-step' | 'proof';
  tenant: Pick<Tenant, 'id'>;
  place: WebPlace;
  /** Whose it has to be; null where it says by itself who they are. */
  identityId: string | null;
}

/** What a browser is asked for. Of nobody in particular it is the same for everybody, so that it tells of no account. */
export async function offerUse(
  platform: Platform,
  { purpose, tenant, place, identityId }: Use,
): Promise<PasskeyToUse> {
  return {
    challenge: await offerChallenge(platform, { purpose, tenant, identityId }),
    rpId: place.host,
    timeout: challengeLivesMs,
    userVerification: 'required',
    allowCredentials: identityId === null ? [] : await credentialsAt(platform.db, identityId, place.host),
  };
}

/** 422: it is none of theirs, or not what was asked for. */
export const wrongPasskey = () =>
  new Problem({
    status: 422,
    code: 'wrong-passkey',
    title: 'Not valid',
    detail: 'This passkey wasn’t accepted, or the request timed out. Try again.',
  });

/** What a browser is handed back with: an identity's id as bytes. */
export const userHandleOf = (identityId: string): string =>
  Buffer.from(identityId.replaceAll('-', ''), 'hex').toString('base64url');

/** Checks what a passkey signed, and gives what records its use in a transaction, with whose it is. Throws 422 for any other. */
export async function checkUse(
  platform: Platform,
  passkey: UsedPasskey,
  use: Use,
): Promise<{ identityId: string; record(tx: Tx): Promise<void> }> {
  const { place } = use;
  const challenge = await takeChallenge(platform, passkey.response, use);
  const kept = await platform.db
    .selectFrom('passkey')
    .select(['id', 'identityId', 'credentialId', 'publicKey', 'uses'])
    .where('credentialId', '=', passkey.id)
    .where('host', '=', place.host)
    .executeTakeFirst();
  if (challenge === null || !kept || (use.identityId ?? kept.identityId) !== kept.identityId)
    throw wrongPasskey();
  const { userHandle } = passkey.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(kept.identityId)) throw wrongPasskey();
  const uses = await verifyUsed(passkey, kept, { challenge, place });
  if (uses === null) throw wrongPasskey();
  return {
    identityId: kept.identityId,
    async record(tx) {
      // Removed meanwhile, or a copy of it was faster.
      const recorded = await tx
        .updateTable('passkey')
        .set({ uses, lastUsedAt: platform.clock() })
        .where('id', '=', kept.id)
        .where('uses', '=', kept.uses)
        .returning('id')
        .executeTakeFirst();
      if (!recorded) throw wrongPasskey();
    },
  };
}
