import { writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import { becomeSelf, enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import type { Tenant } from '../../tenancy/tenant';
import { membershipsOf } from '../sessions/end-sessions.service';
import { codesLeft } from './recovery-codes';
import { mailFactors, notifyOfFactors } from './notify-factors';
import { totpSince } from './totp';

interface Kept {
  identityId: string;
  name: string;
  hasApp: boolean;
  passkeys: number;
  recoveryCodes: number;
  communities: string[];
}

/** What a member of a community, by their address, signs in with besides the password, and where; null for nobody's address. */
export async function factorsKept(
  { db, inTenant, asSelf }: Platform,
  tenant: Tenant,
  email: string,
): Promise<Kept | null> {
  const member = await inTenant(tenant.id, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select(['member.identityId', 'member.displayName as name'])
      .where('identity.email', '=', email)
      .executeTakeFirst(),
  );
  if (!member) return null;
  const { identityId, name } = member;
  const passkeys = await db.selectFrom('passkey').select('id').where('identityId', '=', identityId).execute();
  const communities = await asSelf(identityId, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('tenant', 'tenant.id', 'member.tenantId')
      .select('tenant.name')
      .where('member.status', '!=', 'past')
      .orderBy('tenant.name')
      .execute(),
  );
  return {
    identityId,
    name,
    hasApp: (await totpSince(db, identityId)) !== null,
    passkeys: passkeys.length,
    recoveryCodes: await codesLeft(db, identityId),
    communities: communities.map((community) => community.name),
  };
}

/** Removes all that an account signs in with besides the password. */
export async function removeFactors(tx: Tx, identityId: string): Promise<void> {
  for (const table of ['totp', 'passkey', 'recoveryCode'] as const)
    await tx.deleteFrom(table).where('identityId', '=', identityId).execute();
}

/**
 * Removes all that somebody signs in with besides the password, for who runs the installation: with its line in the history of each
 * of their communities, and a letter from the one that was named.
 */
export async function resetFactors(
  platform: Platform,
  tenant: Tenant,
  { identityId, email }: { identityId: string; email: string },
): Promise<void> {
  const memberships = await platform.db.transaction().execute(async (tx) => {
    await removeFactors(tx, identityId);
    await becomeSelf(tx, identityId);
    const found = await membershipsOf(tx, identityId, {});
    for (const { tenantId, memberId } of found) {
      await enterTenant(tx, tenantId);
      const actor = { tenantId, memberId: null, displayName: 'Courtyard' };
      await writeAudit(tx, actor, {
        action: 'factor.reset',
        subjectType: 'member',
        subjectId: memberId,
        changes: {},
      });
    }
    await notifyOfFactors(tx, platform, found);
    await enterTenant(tx, tenant.id);
    await mailFactors(tx, platform, tenant, { person: { email }, news: { kind: 'reset', by: null } });
    return found;
  });
  for (const { tenantId } of memberships) platform.sessions.forget(tenantId);
}
