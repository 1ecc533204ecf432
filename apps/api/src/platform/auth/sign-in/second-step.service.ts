import type { SessionUser } from '@courtyard/contract';
import type { Platform } from '../../core/platform';
import { enterTenant } from '../../database/connection/transaction';
import { Problem } from '../../http/problem';
import type { Tenant } from '../../tenancy/tenant';
import { codesLeft } from '../factors/recovery-codes';
import { codeLimits, takeCode } from '../factors/take-code';
import { tellFactors } from '../factors/tell-factors';
import { countingFailures, forgetAttempts, loginLimits } from '../limits';
import { hashToken } from '../sessions/token';
import { membership, openSession, type SignIn, wrongCredentials } from './sign-in.service';

const unusable = () =>
  new Problem({
    status: 401,
    code: 'challenge-unusable',
    title: 'Not signed in',
    detail: 'This took too long, or was done before. Sign in again with your password.',
  });

interface SecondStep extends Pick<SignIn, 'address' | 'device' | 'language'> {
  challenge: string;
  code: string;
  knownDevice: (email: string) => string | null;
  requestId: string;
}

/** Whose challenge of this community it is. Throws 401 for any other. Guesses at challenges count by the address. */
async function personOf(platform: Platform, tenant: Tenant, { challenge, address }: SecondStep) {
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

/**
 * Opens the session that a right password asked for. The challenge goes with it, so that it opens one; a wrong code leaves it
 * for another try, of which there are few. Throws 401 for the challenge, 422 for the code, 429 after too many.
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
  const user = await countingFailures(platform, limits, () =>
    platform.db.transaction().execute(async (tx) => {
      const taken = await tx
        .deleteFrom('signInChallenge')
        .where('tokenHash', '=', hashToken(step.challenge))
        .returning('identityId')
        .executeTakeFirst();
      if (!taken) throw unusable();
      const how = await takeCode(tx, platform, identityId, step.code);
      const left = await codesLeft(tx, identityId);
      await enterTenant(tx, tenant.id);
      const member = await membership(tx, identityId);
      if (member?.status !== 'active') throw wrongCredentials();
      const opening = { identityId, email, member, address, device, language, isProof: true };
      const opened = await openSession(platform, tx, tenant, opening);
      if (how === 'recovery') {
        const origin = { address, requestId };
        await tellFactors(tx, platform, tenant, { person, news: { kind: 'code-used', left }, origin });
      }
      return opened;
    }),
  );
  const [own] = limits;
  if (own) await forgetAttempts(platform, ...own);
  return user;
}
