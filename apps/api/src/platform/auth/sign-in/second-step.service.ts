import type { PasskeyToUse, SessionUser, UsedPasskey } from '@courtyard/contract';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { enterTenant } from '../../database/connection/transaction';
import { Problem } from '../../http/problem';
import type { Tenant } from '../../tenancy/tenant';
import type { WebPlace } from '../factors/passkeys/place';
import { checkUse, offerUse } from '../factors/passkeys/use-passkey';
import { codesLeft } from '../factors/recovery-codes';
import { codeLimits, takeCode } from '../factors/take-code';
import { notifyFactors } from '../factors/notify-factors';
import { countingFailures, forgetAttempts, loginLimits } from '../limits';
import { holdIdentity } from '../sessions/hold-identity';
import { hashToken } from '../sessions/token';
import { membership, openSession, type SignIn, wrongCredentials } from './sign-in.service';

const unusable = () =>
  new Problem({
    status: 401,
    code: 'challenge-unusable',
    title: 'Not signed in',
    detail: 'This took too long or was already used. Sign in again with your password.',
  });

interface SecondStep extends Pick<SignIn, 'address' | 'device' | 'language'> {
  challenge: string;
  proof: { way: 'code'; code: string } | { way: 'passkey'; passkey: UsedPasskey; place: WebPlace };
  knownDevice: (email: string) => string | null;
  requestId: string;
}

/** Whose challenge of this community it is. Throws 401 for any other. Guesses at challenges count by the address. */
async function personOf(
  platform: Platform,
  tenant: Tenant,
  { challenge, address }: Pick<SecondStep, 'challenge' | 'address'>,
) {
  return countingFailures(platform, [[loginLimits.address, address]], async () => {
    const found = await platform.db
      .selectFrom('signInChallenge')
      .innerJoin('identity', 'identity.id', 'signInChallenge.identityId')
      .select(['identity.id as identityId', 'identity.email'])
      .where('tokenHash', '=', hashToken(challenge))
      .where('communityId', '=', tenant.id)
      .where('expiresAt', '>', platform.clock().toISOString())
      .executeTakeFirst();
    if (!found) throw unusable();
    return found;
  });
}

/** What a browser needs to give a passkey as the second step. Throws 401 for the challenge. */
export async function offerPasskeyStep(
  platform: Platform,
  tenant: Tenant,
  { place, ...step }: Pick<SecondStep, 'challenge' | 'address'> & { place: WebPlace },
): Promise<PasskeyToUse> {
  const { identityId } = await personOf(platform, tenant, step);
  return offerUse(platform, { purpose: 'second-step', tenant, place, identityId });
}

/** What uses up the proof in a transaction, and says by what it was. Throws 422 for one that does not count. */
async function proverOf(
  platform: Platform,
  tenant: Tenant,
  { proof, identityId }: Pick<SecondStep, 'proof'> & { identityId: string },
): Promise<(tx: Tx) => Promise<'totp' | 'recovery' | 'passkey'>> {
  if (proof.way === 'code') return (tx) => takeCode(tx, platform, identityId, proof.code);
  const { passkey, place } = proof;
  const used = await checkUse(platform, passkey, { purpose: 'second-step', tenant, place, identityId });
  return async (tx) => {
    await used.record(tx);
    return 'passkey';
  };
}

/**
 * Opens the session that a right password asked for. The challenge goes with it, so that it opens one; a wrong code leaves it
 * for another try, of which there are few. Throws 401 for the challenge, 422 for the proof, 429 after too many.
 */
export async function takeSecondStep(
  platform: Platform,
  tenant: Tenant,
  step: SecondStep,
): Promise<SessionUser> {
  const person = await personOf(platform, tenant, step);
  const { identityId, email } = person;
  const { address, device, language, requestId } = step;
  const limits = codeLimits(identityId, { address, knownDevice: step.knownDevice(email) });
  const user = await countingFailures(platform, limits, async () => {
    const prove = await proverOf(platform, tenant, { proof: step.proof, identityId });
    return platform.db.transaction().execute(async (tx) => {
      if (!(await holdIdentity(tx, identityId))) throw unusable();
      const taken = await tx
        .deleteFrom('signInChallenge')
        .where('tokenHash', '=', hashToken(step.challenge))
        .returning('identityId')
        .executeTakeFirst();
      if (!taken) throw unusable();
      const how = await prove(tx);
      const left = await codesLeft(tx, identityId);
      await enterTenant(tx, tenant.id);
      const member = await membership(tx, identityId);
      if (member?.status !== 'active') throw wrongCredentials();
      const opening = { identityId, email, member, address, device, language, isProof: true };
      const opened = await openSession(platform, tx, tenant, opening);
      if (how === 'recovery') {
        const origin = { address, requestId };
        await notifyFactors(tx, platform, tenant, { person, news: { kind: 'code-used', left }, origin });
      }
      return opened;
    });
  });
  const [own] = limits;
  if (own) await forgetAttempts(platform, ...own);
  return user;
}
