import type { Factors } from '@courtyard/contract';
import type { Platform } from '../../core/platform';
import { conflict, notFound } from '../../http/problem';
import type { Tenant } from '../../tenancy/tenant';
import { countingFailures } from '../limits';
import { identityOf } from '../password/change-password.service';
import type { Caller } from '../sessions/caller';
import { lockIdentity } from '../sessions/hold-identity';
import type { Tx } from '../../database/database';
import { demandOn, requireFactorLeft } from './demand/demand.sql';
import type { FactorNews } from './factor-emails.messages';
import { hasFactor } from './demand/has-factor.sql';
import { passkeysOf } from './passkeys/passkeys.sql';
import { codesLeft, renewCodes } from './recovery-codes';
import { codeLimits, wrongCode } from './take-code';
import { notifyFactors } from './notify-factors';
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

/**
 * Changes what the caller signs in with: with its line in each history, a letter, and every process asking anew what they may
 * do. Throws where nothing is left and a community of theirs demands a second factor.
 */
export async function changeFactors<T>(
  call: FactorCall,
  work: (tx: Tx) => Promise<{ result: T; news: FactorNews }>,
): Promise<T> {
  const { platform, tenant } = call;
  const person = await personOf(call);
  const { result, tenantIds } = await platform.db.transaction().execute(async (tx) => {
    // One after the other: of two removals at once, each would find the factor that the other removes.
    await lockIdentity(tx, person.identityId);
    const { result: done, news } = await work(tx);
    await requireFactorLeft(tx, person.identityId);
    const told = await notifyFactors(tx, platform, tenant, { person, news, origin: originOf(call) });
    return { result: done, tenantIds: told };
  });
  for (const tenantId of tenantIds) platform.sessions.forget(tenantId);
  return result;
}

/** What the caller signs in with besides the password. */
export async function factorsOf({ platform, tenant, caller }: FactorCall, host: string): Promise<Factors> {
  const { db } = platform;
  const { identityId, memberId, owesFactor } = caller;
  const [since, recoveryCodesLeft, passkeys, demand] = await Promise.all([
    totpSince(db, identityId),
    codesLeft(db, identityId),
    passkeysOf(db, identityId, host),
    platform.inTenant(tenant.id, (tx) => demandOn(tx, memberId), { readOnly: true }),
  ]);
  return {
    totpSince: since,
    recoveryCodesLeft,
    passkeys,
    demand: demand && {
      roles: demand.roles,
      by: demand.by,
      dueOn: demand.dueOn,
      isOwed: owesFactor,
    },
  };
}

/** A secret for the caller's authenticator app. Throws 409 where they have one that counts. */
export async function offerTotp(call: FactorCall): Promise<{ secret: string; uri: string }> {
  const { email } = await personOf(call);
  const label = { issuer: call.tenant.name, label: email };
  const offered = await beginTotp(call.platform, call.caller.identityId, label);
  if (offered) return offered;
  throw conflict('has-totp', 'You already have an authenticator app. Remove it first.');
}

/** From now on the app's codes are asked for. Gives the recovery codes. Throws 422 for a code that is not of the secret. */
export async function confirmTotp(call: FactorCall, code: string): Promise<string[]> {
  const { platform, caller } = call;
  const limits = codeLimits(caller.identityId, { address: caller.address, knownDevice: null });
  return countingFailures(platform, limits, () =>
    changeFactors(call, async (tx) => {
      if (!(await takeTotpCode(tx, platform, caller.identityId, { code, isConfirmed: false })))
        throw wrongCode();
      return { result: await renewCodes(tx, platform, caller.identityId), news: { kind: 'totp-on' } };
    }),
  );
}

/** Asks for no code of the app any more. Throws 404 where there is nothing to remove. */
export async function removeTotp(call: FactorCall): Promise<void> {
  const { identityId } = call.caller;
  await changeFactors(call, async (tx) => {
    const removed = await tx
      .deleteFrom('totp')
      .where('identityId', '=', identityId)
      .where('confirmedAt', 'is not', null)
      .returning('identityId')
      .executeTakeFirst();
    if (!removed) throw notFound('authenticator app');
    await dropCodesWithoutFactor(tx, identityId);
    return { result: undefined, news: { kind: 'totp-off' } };
  });
}

/** The recovery codes go with the last factor that they stand in for. */
export async function dropCodesWithoutFactor(tx: Tx, identityId: string): Promise<void> {
  if (await hasFactor(tx, identityId)) return;
  await tx.deleteFrom('recoveryCode').where('identityId', '=', identityId).execute();
}

/** New recovery codes. Throws 404 for who has no second factor that they could stand in for. */
export async function remakeCodes(call: FactorCall): Promise<string[]> {
  const { identityId } = call.caller;
  return changeFactors(call, async (tx) => {
    if (!(await hasFactor(tx, identityId))) throw notFound('second factor');
    return { result: await renewCodes(tx, call.platform, identityId), news: { kind: 'codes-new' } };
  });
}
