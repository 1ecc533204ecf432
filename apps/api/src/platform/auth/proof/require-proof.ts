import type { ProofWay, RouteContract, SecondFactor } from '@courtyard/contract';
import type { Platform } from '../../core/platform';
import { Problem } from '../../http/problem';
import { hasFactor } from '../factors/demand/has-factor.sql';
import { factorsAt } from '../factors/demand/factors-at.sql';
import type { Caller } from '../sessions/caller';

/** How long a proof is good for. */
export const proofHoldsMs = 10 * 60_000;

const proofNeeded = (asked: { ways: readonly ProofWay[]; factors: readonly SecondFactor[] }) =>
  new Problem({
    status: 403,
    code: 'proof-needed',
    title: 'Confirmation needed',
    detail:
      'Confirm that it’s you first: with your second factor, or your password if you don’t have one. Nothing was changed.',
    extensions: { ...asked },
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
): Promise<{ ways: ProofWay[]; factors: SecondFactor[] }> {
  if (!(await hasFactor(db, identityId))) return { ways: ['password'], factors: [] };
  const factors = await factorsAt(db, identityId, host);
  // A recovery code is one too, for who has nothing but passkeys, and none here.
  return { ways: factors.includes('passkey') ? ['passkey', 'code'] : ['code'], factors };
}

/** Throws the problem `proof-needed` where a call wants a proof and the caller's session has none that is recent. */
export async function requireProof(
  platform: Platform,
  wanted: NonNullable<RouteContract['proof']>,
  { caller, host }: { caller: Caller; host: string },
): Promise<void> {
  if (await isProved(platform, caller)) return;
  const asked = await waysOf(platform, { identityId: caller.identityId, host });
  if (wanted === 'recent' || !asked.ways.includes('password')) throw proofNeeded(asked);
}
