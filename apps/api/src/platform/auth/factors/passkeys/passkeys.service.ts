import type { MadePasskey, Passkey, PasskeyToMake } from '@courtyard/contract';
import { newId } from '../../../core/ids';
import { conflict, invalid, notFound } from '../../../http/problem';
import { identityOf } from '../../password/change-password.service';
import { changeFactors, dropCodesWithoutFactor, type FactorCall } from '../factors.service';
import { hasFactor } from '../demand/has-factor.sql';
import { renewCodes } from '../recovery-codes';
import { recordFactors } from '../notify-factors';
import { challengeLivesMs, offerChallenge, takeChallenge } from './challenge';
import { credentialsAt } from './passkeys.sql';
import type { WebPlace } from './place';
import { userHandleOf } from './use-passkey';
import { algorithms, verifyMade } from './verify';

/** Somebody has a telephone, some computers and a key or two. */
const maxPasskeys = 20;

const asked = ({ tenant, caller }: FactorCall) =>
  ({ purpose: 'register', tenant, identityId: caller.identityId }) as const;

/** What a browser needs to make a passkey of the caller's for an address; a device that has one there makes no second. */
export async function offerPasskey(call: FactorCall, { host }: WebPlace): Promise<PasskeyToMake> {
  const { platform, tenant, caller } = call;
  const { email } = await identityOf(platform, caller);
  return {
    challenge: await offerChallenge(platform, asked(call)),
    rp: { id: host, name: tenant.name },
    user: { id: userHandleOf(caller.identityId), name: email, displayName: caller.displayName },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeLivesMs,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: await credentialsAt(platform.db, caller.identityId, host),
  };
}

interface Adding {
  name: string;
  passkey: MadePasskey;
  place: WebPlace;
}

/** Adds the passkey that was made; as the first factor, with recovery codes. Throws 422 for one that was not asked for here. */
export async function addPasskey(
  call: FactorCall,
  { name, passkey, place }: Adding,
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
  const { platform, caller } = call;
  const { identityId } = caller;
  const challenge = await takeChallenge(platform, passkey.response, asked(call));
  const made = challenge === null ? null : await verifyMade(passkey, { challenge, place });
  if (!made)
    throw invalid({
      passkey: 'The passkey wasn’t created for this request, or the request timed out. Try again.',
    });
  return changeFactors(call, async (tx) => {
    const had = await hasFactor(tx, identityId);
    const { count } = await tx
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('identityId', '=', identityId)
      .executeTakeFirstOrThrow();
    if (count >= maxPasskeys)
      throw conflict('too-many-passkeys', 'You’ve reached the limit of passkeys. Remove one first.');
    const { host } = place;
    const row = { id: newId(), name, host, createdAt: platform.clock(), lastUsedAt: null };
    const kept = await tx
      .insertInto('passkey')
      .values({ ...row, ...made, identityId })
      .onConflict((clash) => clash.column('credentialId').doNothing())
      .returning('createdAt')
      .executeTakeFirst();
    if (!kept) throw conflict('has-passkey', 'This passkey was already added.');
    const recoveryCodes = had ? null : await renewCodes(tx, platform, identityId);
    const result = { passkey: { ...row, ...kept, isHere: true }, recoveryCodes };
    return { result, news: { kind: 'passkey-on', name } };
  });
}

/** Throws 404 where the caller has no such passkey. */
export async function renamePasskey(
  { platform, caller, requestId }: FactorCall,
  id: string,
  name: string,
): Promise<void> {
  const { identityId, address } = caller;
  await platform.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('passkey')
      .select('name')
      .where('id', '=', id)
      .where('identityId', '=', identityId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('passkey');
    await tx.updateTable('passkey').set({ name }).where('id', '=', id).execute();
    const changes = { passkey: { before: before.name, after: name } };
    const person = { identityId, origin: { address, requestId } };
    await recordFactors(tx, person, { action: 'factor.rename', changes });
  });
}

/** Throws 404 where the caller has no such passkey, 409 where it is the last factor and one is demanded. */
export async function removePasskey(call: FactorCall, id: string): Promise<void> {
  const { identityId } = call.caller;
  await changeFactors(call, async (tx) => {
    const removed = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('identityId', '=', identityId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw notFound('passkey');
    await dropCodesWithoutFactor(tx, identityId);
    return { result: undefined, news: { kind: 'passkey-off', name: removed.name } };
  });
}
