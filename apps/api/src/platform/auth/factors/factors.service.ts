import type { Factors } from '@courtyard/contract';
import type { Platform } from '../../core/platform';
import { conflict, notFound } from '../../http/problem';
import type { Tenant } from '../../tenancy/tenant';
import { countingFailures } from '../limits';
import { identityOf } from '../password/change-password.service';
import type { Caller } from '../sessions/caller';
import { codesLeft, renewCodes } from './recovery-codes';
import { codeLimits, wrongCode } from './take-code';
import { tellFactors } from './tell-factors';
import { beginTotp, takeTotpCode, totpSince } from './totp';

/** Where a change of factors is made, and by whom. */
export interface FactorCall {
  platform: Platform;
  tenant: Tenant;
  caller: Caller;
  requestId: string;
}

const originOf = ({ caller, requestId }: FactorCall) => ({ address: caller.address, requestId });

async function personOf({ platform, caller }: FactorCall) {
  const { email } = await identityOf(platform, caller);
  return { identityId: caller.identityId, email };
}

/** What the caller signs in with besides the password. */
export async function factorsOf({ db }: Platform, { identityId }: Caller): Promise<Factors> {
  const [since, recoveryCodesLeft] = await Promise.all([
    totpSince(db, identityId),
    codesLeft(db, identityId),
  ]);
  return { totpSince: since, recoveryCodesLeft };
}

/** A secret for the caller's authenticator app. Throws 409 where they have one that counts. */
export async function offerTotp(call: FactorCall): Promise<{ secret: string; uri: string }> {
  const { email } = await personOf(call);
  const label = { issuer: call.tenant.name, label: email };
  const offered = await beginTotp(call.platform, call.caller.identityId, label);
  if (offered) return offered;
  throw conflict('has-totp', 'You have an authenticator app already. Remove it first.');
}

/** From now on the app's codes are asked for. Gives the recovery codes. Throws 422 for a code that is not of the secret. */
export async function confirmTotp(call: FactorCall, code: string): Promise<string[]> {
  const { platform, tenant, caller } = call;
  const person = await personOf(call);
  const limits = codeLimits(caller.identityId, { address: caller.address, knownDevice: null });
  return countingFailures(platform, limits, () =>
    platform.db.transaction().execute(async (tx) => {
      if (!(await takeTotpCode(tx, platform, caller.identityId, { code, isConfirmed: false })))
        throw wrongCode();
      const codes = await renewCodes(tx, platform, caller.identityId);
      await tellFactors(tx, platform, tenant, { person, news: { kind: 'totp-on' }, origin: originOf(call) });
      return codes;
    }),
  );
}

/** Asks for no code any more, and forgets the recovery codes. Throws 404 where there is nothing to remove. */
export async function removeTotp(call: FactorCall): Promise<void> {
  const { platform, tenant, caller } = call;
  const person = await personOf(call);
  await platform.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('totp')
      .where('identityId', '=', caller.identityId)
      .where('confirmedAt', 'is not', null)
      .returning('identityId')
      .executeTakeFirst();
    if (!removed) throw notFound('authenticator app');
    await tx.deleteFrom('recoveryCode').where('identityId', '=', caller.identityId).execute();
    await tellFactors(tx, platform, tenant, { person, news: { kind: 'totp-off' }, origin: originOf(call) });
  });
}

/** New recovery codes. Throws 404 for who has no second factor that they could stand in for. */
export async function remakeCodes(call: FactorCall): Promise<string[]> {
  const { platform, tenant, caller } = call;
  const person = await personOf(call);
  return platform.db.transaction().execute(async (tx) => {
    if ((await totpSince(tx, caller.identityId)) === null) throw notFound('authenticator app');
    const codes = await renewCodes(tx, platform, caller.identityId);
    await tellFactors(tx, platform, tenant, { person, news: { kind: 'codes-new' }, origin: originOf(call) });
    return codes;
  });
}
