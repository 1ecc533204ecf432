import type { Platform } from '../../core/platform';
import { Problem } from '../../http/problem';
import type { Tenant } from '../../tenancy/tenant';
import { credentialsAt } from '../factors/passkeys/passkeys.sql';
import type { WebPlace } from '../factors/passkeys/place';
import { hashToken, newToken } from '../sessions/token';

const challengeLivesMs = 10 * 60_000;

/** 401 to who has shown the password and has a second factor: with the challenge that the second step takes. */
export async function askForSecondStep(
  platform: Platform,
  tenant: Tenant,
  { identityId, place }: { identityId: string; place: WebPlace },
): Promise<Problem> {
  const challenge = newToken();
  await platform.db
    .insertInto('signInChallenge')
    .values({
      tokenHash: hashToken(challenge),
      identityId,
      communityId: tenant.id,
      expiresAt: new Date(platform.clock().getTime() + challengeLivesMs),
    })
    .execute();
  const passkeys = await credentialsAt(platform.db, identityId, place.host);
  return new Problem({
    status: 401,
    code: 'second-factor',
    title: 'Not signed in',
    detail:
      'The password is right. Give the code of your authenticator app, a recovery code, or use your passkey.',
    extensions: { challenge, ways: passkeys.length > 0 ? ['passkey', 'code'] : ['code'] },
  });
}
