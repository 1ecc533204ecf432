import type { ProofWay, RouteContract } from '@courtyard/contract';
import type { Platform } from '../../core/platform';
import { Problem } from '../../http/problem';
import { hasFactor } from '../factors/demand/has-factor.sql';
import { credentialsAt } from '../factors/passkeys/passkeys.sql';
import type { Caller } from '../sessions/caller';

/** How long a proof is good for. */
export const proofHoldsMs = 10 * 60_000;

const proofNeeded = (ways: readonly ProofWay[]) =>
  new Problem({
    status: 403,
    code: 'proof-needed',
    title: 'Proof needed',
    detail:
      'Confirm first that it is you: with your second factor, or your password where you have none. Nothing was changed yet.',
    extensions: { ways },
  });

async function isProved(platform: Platform, { tenantId, sessionId }: Caller): Promise<boolean> {
  const session = await platform.inTenant(
    tenantId,
    (tx) => tx.selectFrom('session').select('provedAt').where('id', '=', sessionId).executeTakeFirst(),
    { readOnly: true },
  );
  const provedAt = session?.provedAt ?? null;
  return provedAt !== null && platform.clock().getTime() - Date.parse(provedAt) < proofHoldsMs;
}

/** By what a person can prove that it is them: with what only they have, where there is such, and else what only they know. */
export async function waysOf(
  { db }: Platform,
  { identityId, host }: { identityId: string; host: string },
): Promise<ProofWay[]> {
  if (!(await hasFactor(db, identityId))) return ['password'];
  // A recovery code is one too, for who has nothing but passkeys, and none here.
  return (await credentialsAt(db, identityId, host)).length > 0 ? ['passkey', 'code'] : ['code'];
}

/** Throws the problem `proof-needed` where a call wants a proof and the caller's session has none that is recent. */
export async function requireProof(
  platform: Platform,
  wanted: NonNullable<RouteContract['proof']>,
  { caller, host }: { caller: Caller; host: string },
): Promise<void> {
  if (await isProved(platform, caller)) return;
  const ways = await waysOf(platform, { identityId: caller.identityId, host });
  if (wanted === 'recent' || !ways.includes('password')) throw proofNeeded(ways);
}
