import { becomeSelf, enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import { invalid } from '../../http/problem';
import type { Platform } from '../../core/platform';
import { countingFailures, loginLimits } from '../limits';
import type { Caller } from '../sessions/caller';
import { endAllSessions, type Origin } from '../sessions/end-sessions.service';
import { hashToken, newToken } from '../sessions/token';
import type { Tenant } from '../../tenancy/tenant';
import { requireUnguessable } from './judge-password';
import { mailChanged } from './mail-changed';
import { hashPassword, verifyPassword } from './password';

const wrongPassword = (field: string) => invalid({ [field]: 'That isn’t your current password.' });

/** The person who calls, by what they sign in with. */
export const identityOf = ({ db }: Pick<Platform, 'db'>, { identityId }: Pick<Caller, 'identityId'>) =>
  db
    .selectFrom('identity')
    .select(['email', 'displayName', 'passwordHash'])
    .where('id', '=', identityId)
    .executeTakeFirstOrThrow();

/** Throws 422 at `field` unless the password is the caller's. Wrong ones count, together with those of the sign-in. Gives the person. */
export async function requireOwnPassword(
  platform: Platform,
  caller: Caller,
  password: string,
  field: string,
) {
  const person = await identityOf(platform, caller);
  await countingFailures(
    platform,
    [
      [loginLimits.account, person.email],
      [loginLimits.accountAtAddress, `${person.email}\n${caller.address}`],
    ],
    async () => {
      if (!(await verifyPassword(person.passwordHash, password))) throw wrongPassword(field);
    },
  );
  return person;
}

interface Change {
  currentPassword: string;
  password: string;
  origin: Origin;
}

/** Of two changes at the same time the second finds another password than it was proved with. */
async function exchange(
  tx: Tx,
  { identityId }: Caller,
  { before, after }: { before: string | null; after: string },
) {
  const changed = await tx
    .updateTable('identity')
    .set({ passwordHash: after })
    .where('id', '=', identityId)
    .where('passwordHash', '=', before)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw wrongPassword('currentPassword');
  // A link that was asked for before belongs to the password before.
  await tx.deleteFrom('passwordReset').where('identityId', '=', identityId).execute();
}

/**
 * Changes the caller's password: every other session of theirs ends, in every community, this one goes on under a new token,
 * and a letter tells them. Gives the token.
 */
export async function changePassword(
  platform: Platform,
  tenant: Tenant,
  caller: Caller,
  { currentPassword, password, origin }: Change,
): Promise<string> {
  const person = await requireOwnPassword(platform, caller, currentPassword, 'currentPassword');
  await requireUnguessable(password, [person.email, person.displayName, tenant.name]);
  const after = await hashPassword(password);
  const token = newToken();
  const tenantIds = await platform.db.transaction().execute(async (tx) => {
    await exchange(tx, caller, { before: person.passwordHash, after });
    await enterTenant(tx, tenant.id);
    await tx
      .updateTable('session')
      .set({ tokenHash: hashToken(token) })
      .where('id', '=', caller.sessionId)
      .execute();
    await mailChanged(tx, platform, tenant, person);
    await becomeSelf(tx, caller.identityId);
    return endAllSessions(
      tx,
      platform,
      { identityId: caller.identityId, origin, except: caller.sessionId },
      (membership) => ({
        action: 'password.change',
        subjectType: 'member',
        subjectId: membership.memberId,
        changes: {},
      }),
    );
  });
  for (const tenantId of tenantIds) platform.sessions.forget(tenantId);
  return token;
}
