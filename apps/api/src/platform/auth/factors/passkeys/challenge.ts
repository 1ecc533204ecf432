import { z } from 'zod';
import type { Platform } from '../../../core/platform';
import type { PasskeyChallengeTable } from '../../../database/platform.tables';
import type { Tenant } from '../../../tenancy/tenant';
import { hashToken, newToken } from '../../sessions/token';

/** How long a person may take with their device. */
export const challengeLivesMs = 5 * 60_000;

interface Asked {
  purpose: PasskeyChallengeTable['purpose'];
  tenant: Pick<Tenant, 'id'>;
  /** Whose passkey it is to be; null where anybody's signs in. */
  identityId: string | null;
}

/** What a passkey is to sign. */
export async function offerChallenge(
  platform: Platform,
  { purpose, tenant, identityId }: Asked,
): Promise<string> {
  const challenge = newToken();
  await platform.db
    .insertInto('passkeyChallenge')
    .values({
      challengeHash: hashToken(challenge),
      purpose,
      communityId: tenant.id,
      identityId,
      expiresAt: new Date(platform.clock().getTime() + challengeLivesMs),
    })
    .execute();
  return challenge;
}

const clientData = z.object({ challenge: z.string() });

function challengeIn(clientDataJSON: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return null;
  }
}

/**
 * Uses up the challenge that was signed, whatever comes of it: what is refused is asked for anew. Null for one that is not of
 * this purpose, community and person, was used, or is too old.
 */
export async function takeChallenge(
  platform: Platform,
  { clientDataJSON }: { clientDataJSON: string },
  { purpose, tenant, identityId }: Asked,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const taken = await platform.db
    .deleteFrom('passkeyChallenge')
    .where('challengeHash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('communityId', '=', tenant.id)
    .where('identityId', 'is not distinct from', identityId)
    .where('expiresAt', '>', platform.clock().toISOString())
    .returning('purpose')
    .executeTakeFirst();
  return taken ? challenge : null;
}
