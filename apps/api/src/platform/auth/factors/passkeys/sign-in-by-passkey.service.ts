import type { PasskeyToUse, SessionUser, UsedPasskey } from '@courtyard/contract';
import type { Platform } from '../../../core/platform';
import { enterTenant } from '../../../database/connection/transaction';
import { Problem } from '../../../http/problem';
import type { Tenant } from '../../../tenancy/tenant';
import { countAttempt, countingFailures, loginLimits, passkeyLimit } from '../../limits';
import { holdIdentity } from '../../sessions/hold-identity';
import { requireAccess } from '../../sign-in/access-end';
import { membership, openSession, type SignIn } from '../../sign-in/sign-in.service';
import type { WebPlace } from './place';
import { checkUse, offerUse } from './use-passkey';

// One sentence for a passkey that is nobody's, of somebody who is not a member here, and one that signed something else.
const opensNothing = () =>
  new Problem({
    status: 401,
    code: 'wrong-passkey',
    title: 'Not signed in',
    detail:
      'This passkey doesn’t belong to an account here, or the request timed out. Try again, or use your password.',
  });

const sayNothing = (error: unknown): never => {
  throw error instanceof Problem ? opensNothing() : error;
};

/** What a browser needs to sign in. It asks for none in particular. */
export async function offerSignIn(
  platform: Platform,
  tenant: Tenant,
  { place, address }: { place: WebPlace; address: string },
): Promise<PasskeyToUse> {
  await countAttempt(platform, passkeyLimit, address);
  return offerUse(platform, { purpose: 'sign-in', tenant, place, identityId: null });
}

interface PasskeySignIn extends Pick<SignIn, 'address' | 'device' | 'language'> {
  passkey: UsedPasskey;
  place: WebPlace;
}

/**
 * Opens a session of the active member whose passkey it is: that they have it, and what unlocks it, are two factors. Throws 401
 * without saying what was wrong, 429 after too many tries.
 */
export async function signInByPasskey(
  platform: Platform,
  tenant: Tenant,
  { passkey, place, address, device, language }: PasskeySignIn,
): Promise<SessionUser> {
  return countingFailures(platform, [[loginLimits.address, address]], async () => {
    const use = { purpose: 'sign-in', tenant, place, identityId: null } as const;
    const used = await checkUse(platform, passkey, use).catch(sayNothing);
    const { identityId } = used;
    return platform.db.transaction().execute(async (tx) => {
      const identity = await holdIdentity(tx, identityId);
      if (!identity) throw opensNothing();
      const { email } = identity;
      await used.record(tx).catch(sayNothing);
      await enterTenant(tx, tenant.id);
      const member = await membership(tx, identityId);
      if (member) await requireAccess(platform, tx, { tenant, member });
      if (member?.status !== 'active') throw opensNothing();
      const opening = { identityId, email, member, address, device, language, isProof: true };
      return openSession(platform, tx, tenant, opening);
    });
  });
}
