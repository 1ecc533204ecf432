import type { ReadStream } from 'node:fs';
import { takeCode, codeLimits } from '../../../../auth/factors/take-code';
import { hasFactor } from '../../../../auth/factors/demand/has-factor.sql';
import { countingFailures, loginLimits } from '../../../../auth/limits';
import { verifyPassword } from '../../../../auth/password/password';
import type { Platform } from '../../../../core/platform';
import { invalid, Problem } from '../../../../http/problem';
import type { LastExportRefusal } from './last-export-page';
import { holderOf, isTicketGood } from './last-export-link.rules';
import { lastExportStore } from './last-export-store';

export interface AskedExport {
  ticket: string;
  password: string;
  code: string;
  /** Network address of who asks. */
  address: string;
}

/** Who a ticket of this community was mailed to, as long as it is good. */
async function readerOf({ db, secret, clock }: Platform, communityId: string, ticket: string) {
  const identityId = holderOf(ticket);
  if (identityId === null) return null;
  const reader = await db
    .selectFrom('lastExportReader')
    .innerJoin('communityDeletion as deletion', 'deletion.communityId', 'lastExportReader.communityId')
    .innerJoin('identity', 'identity.id', 'lastExportReader.identityId')
    .select(['identityId', 'identity.email', 'identity.passwordHash', 'deletion.exportUntil'])
    .where('lastExportReader.communityId', '=', communityId)
    .where('identityId', '=', identityId)
    .executeTakeFirst();
  if (!reader?.exportUntil) return null;
  const access = { communityId, identityId, exportUntil: reader.exportUntil };
  return isTicketGood(secret, ticket, access, clock()) ? reader : null;
}

const refusalOf = (problem: Problem): LastExportRefusal =>
  problem.status === 429 ? 'wait' : problem.fields && 'code' in problem.fields ? 'wrongCode' : 'wrong';

/**
 * The last export of a deleted community, for who has the mailed link and knows the password, and the second factor where they
 * have one; what is wrong otherwise. Wrong passwords and codes count together with those of the sign-in.
 */
export async function giveLastExport(
  platform: Platform,
  communityId: string,
  { ticket, password, code, address }: AskedExport,
): Promise<{ content: ReadStream; bytes: number } | LastExportRefusal> {
  const reader = await readerOf(platform, communityId, ticket);
  if (!reader) return 'noLink';
  const { identityId, email, passwordHash } = reader;
  try {
    await countingFailures(
      platform,
      [
        [loginLimits.account, email],
        [loginLimits.accountAtAddress, `${email}\n${address}`],
      ],
      async () => {
        if (!(await verifyPassword(passwordHash, password))) throw invalid({ password: 'Wrong password.' });
      },
    );
    // Passkeys are not asked for: the address that they belong to has nobody left who could.
    if (await hasFactor(platform.db, identityId))
      await countingFailures(platform, codeLimits(identityId, { address, knownDevice: null }), () =>
        platform.db.transaction().execute((tx) => takeCode(tx, platform, identityId, code)),
      );
  } catch (error) {
    if (error instanceof Problem) return refusalOf(error);
    throw error;
  }
  await platform.db
    .updateTable('lastExportReader')
    .set({ openedAt: platform.clock() })
    .where('communityId', '=', communityId)
    .where('identityId', '=', identityId)
    .execute();
  return lastExportStore(platform).open(communityId);
}
