import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { Problem } from '../../http/problem';
import { factorLimits, type Limited } from '../limits';
import { takeRecoveryCode } from './recovery-codes';
import { takeTotpCode } from './totp';

const detail = 'That code isn’t valid: it’s wrong, expired or already used.';

/** 422: the code is none of theirs, or was used. */
export const wrongCode = () =>
  new Problem({ status: 422, code: 'wrong-code', title: 'Not valid', detail, fields: { code: detail } });

/** Uses a code of the authenticator app or a recovery code, and says which it was. Throws 422 for any other. */
export async function takeCode(
  tx: Tx,
  platform: Platform,
  identityId: string,
  code: string,
): Promise<'totp' | 'recovery'> {
  if (await takeTotpCode(tx, platform, identityId, { code, isConfirmed: true })) return 'totp';
  if (await takeRecoveryCode(tx, platform, identityId, code)) return 'recovery';
  throw wrongCode();
}

/**
 * How often codes of one account may be guessed. Who gets as far knows the password; a browser that the account was signed in
 * to from before has a count of its own, so that they lock nobody out of it.
 */
export const codeLimits = (
  identityId: string,
  { address, knownDevice }: { address: string; knownDevice: string | null },
): Limited[] =>
  knownDevice === null
    ? [
        [factorLimits.accountAtAddress, `${identityId}\n${address}`],
        [factorLimits.account, identityId],
      ]
    : [[factorLimits.device, `${identityId}\n${knownDevice}`]];
