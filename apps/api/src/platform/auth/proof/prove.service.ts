import type { PasskeyToUse, Proof, UsedPasskey } from '@courtyard/contract';
import { writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import { enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import { invalid } from '../../http/problem';
import type { Tenant } from '../../tenancy/tenant';
import type { WebPlace } from '../factors/passkeys/place';
import { checkUse, offerUse } from '../factors/passkeys/use-passkey';
import { codesLeft } from '../factors/recovery-codes';
import { hasFactor } from '../factors/demand/has-factor.sql';
import { codeLimits, takeCode } from '../factors/take-code';
import { notifyFactors } from '../factors/notify-factors';
import { countingFailures } from '../limits';
import { identityOf, requireOwnPassword } from '../password/change-password.service';
import type { Caller } from '../sessions/caller';

interface Proving {
  platform: Platform;
  tenant: Tenant;
  caller: Caller;
  /** The name of a browser that they were signed in to from before, by their address. */
  knownDevice: (email: string) => string | null;
  requestId: string;
  place: WebPlace;
}

async function recordProof(tx: Tx, { platform, caller, requestId }: Proving): Promise<void> {
  const { sessionId } = caller;
  await tx.updateTable('session').set({ provedAt: platform.clock() }).where('id', '=', sessionId).execute();
  await writeAudit(
    tx,
    { ...caller, requestId },
    { action: 'session.prove', subjectType: 'session', subjectId: sessionId, changes: {} },
  );
}

async function proveByCode(proving: Proving, code: string): Promise<void> {
  const { platform, tenant, caller, requestId } = proving;
  const { identityId, address } = caller;
  const { email } = await identityOf(platform, caller);
  const limits = codeLimits(identityId, { address, knownDevice: proving.knownDevice(email) });
  await countingFailures(platform, limits, () =>
    platform.db.transaction().execute(async (tx) => {
      const how = await takeCode(tx, platform, identityId, code);
      const left = await codesLeft(tx, identityId);
      await enterTenant(tx, tenant.id);
      await recordProof(tx, proving);
      if (how === 'totp') return;
      const told = { person: { identityId, email }, news: { kind: 'code-used', left } as const };
      await notifyFactors(tx, platform, tenant, { ...told, origin: { address, requestId } });
    }),
  );
}

const useOf = ({ tenant, caller, place }: Pick<Proving, 'tenant' | 'caller' | 'place'>) =>
  ({ purpose: 'proof', tenant, place, identityId: caller.identityId }) as const;

/** What a browser needs to prove by a passkey of the caller's that it is them. */
export const offerProof = (
  platform: Platform,
  asking: Pick<Proving, 'tenant' | 'caller' | 'place'>,
): Promise<PasskeyToUse> => offerUse(platform, useOf(asking));

async function proveByPasskey(proving: Proving, passkey: UsedPasskey): Promise<void> {
  const { platform, tenant, caller } = proving;
  const { identityId, address } = caller;
  const limits = codeLimits(identityId, { address, knownDevice: null });
  await countingFailures(platform, limits, async () => {
    const used = await checkUse(platform, passkey, useOf(proving));
    await platform.db.transaction().execute(async (tx) => {
      await used.record(tx);
      await enterTenant(tx, tenant.id);
      await recordProof(tx, proving);
    });
  });
}

/**
 * Notes that the caller proved just now that it is them. Throws 422 at the field for a wrong proof, 429 after too many. The
 * password alone is none for who has a second factor.
 */
export async function prove(proving: Proving, proof: Proof): Promise<void> {
  const { platform, caller } = proving;
  if (proof.way === 'code') return proveByCode(proving, proof.code);
  if (proof.way === 'passkey') return proveByPasskey(proving, proof.passkey);
  if (await hasFactor(platform.db, caller.identityId))
    throw invalid({ password: 'Enter a code: you have a second factor.' });
  await requireOwnPassword(platform, caller, proof.password, 'password');
  await platform.inTenant(caller.tenantId, (tx) => recordProof(tx, proving));
}
