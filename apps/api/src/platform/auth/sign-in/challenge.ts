import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { Problem } from '../../http/problem';
import type { Tenant } from '../../tenancy/tenant';
import { factorsAt } from '../factors/demand/factors-at.sql';
import type { WebPlace } from '../factors/passkeys/place';
import { hashToken, newToken } from '../sessions/token';

const challengeLivesMs = 10 * 60_000;

/** 401 to who has shown the password and has a second factor: with the challenge that the second step takes. */
export async function askForSecondStep(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  tenant: Tenant,
  { identityId, place }: { identityId: string; place: WebPlace },
): Promise<Problem> {
  const challenge = newToken();
  await tx
    .insertInto('signInChallenge')
    .values({
      tokenHash: hashToken(challenge),
      identityId,
      communityId: tenant.id,
      expiresAt: new Date(clock().getTime() + challengeLivesMs),
    })
    .execute();
  return new Problem({
    status: 401,
    code: 'second-factor',
    title: 'Not signed in',
    detail: 'Password accepted. Enter your second factor or a recovery code.',
    extensions: { challenge, factors: await factorsAt(tx, identityId, place.host) },
  });
}
