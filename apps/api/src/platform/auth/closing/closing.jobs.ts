import { changeOf, writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import { becomeSelf, enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import { exchangeFiles, fileList } from '../../files/attached-files.sql';
import { emptyProfile } from '../../tenancy/profile/profile.rules';
import { keepProfile, keptProfile } from '../../tenancy/profile/profile.sql';
import { removeFactors } from '../factors/reset-factors.service';
import { isLastAdministrator, lockRights } from '../permissions/granting.service';
import type { Tenant } from '../../tenancy/tenant';
import { endAllSessions, membershipsOf } from '../sessions/end-sessions.service';
import { sendClosingEmail } from './closing.service';

const atOnce = 100;

/** Thrown where a community would have no administrator any more: nothing is closed then. */
class LastAdministrator extends Error {
  constructor(readonly tenantId: string) {
    super('the last administrator of a community keeps their account');
  }
}

type Membership = Awaited<ReturnType<typeof membershipsOf>>[number];

/** Makes one membership a past one. Who was invited only was none. What the community's books and histories say stays. */
async function leave(tx: Tx, platform: Platform, membership: Membership): Promise<void> {
  const { tenantId, memberId } = membership;
  await enterTenant(tx, tenantId);
  await lockRights(tx);
  if (await isLastAdministrator(tx, memberId)) throw new LastAdministrator(tenantId);
  const profile = await keptProfile(tx, memberId);
  await exchangeFiles({ tx, platform }, fileList(profile.photoFileId), []);
  await keepProfile(tx, { tenantId, memberId }, { ...emptyProfile, version: profile.version });
  await tx.deleteFrom('memberContact').where('memberId', '=', memberId).execute();
  await tx.deleteFrom('memberPreference').where('memberId', '=', memberId).execute();
  const before = await tx
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (before.status === 'invited' || before.status === 'past') return;
  await tx
    .updateTable('member')
    .set((row) => ({ status: 'past', version: row('version', '+', 1) }))
    .where('id', '=', memberId)
    .execute();
  const entry = changeOf('account.close', { member: memberId }, before, { status: 'past' });
  await writeAudit(tx, membership, entry);
  await platform.events.publish(tx, { tenantId, topic: 'section-data', section: 'people' });
}

interface Due {
  identityId: string;
  /** Where it was asked for. */
  tenant: Tenant;
}

/** Closes one account whose waiting time is over, in all communities or in none. */
async function close(platform: Platform, { identityId, tenant }: Due): Promise<void> {
  const now = platform.clock();
  const tenantIds = await platform.db.transaction().execute(async (tx) => {
    const due = await tx
      .deleteFrom('accountClosing')
      .where('identityId', '=', identityId)
      .where('closesAt', '<=', now.toISOString())
      .returning('communityId')
      .executeTakeFirst();
    // Kept meanwhile, or another process was faster.
    if (!due) return [];
    const { email } = await tx
      .updateTable('identity')
      .set({ passwordHash: null })
      .where('id', '=', identityId)
      .returning('email')
      .executeTakeFirstOrThrow();
    // What opens the account goes with it: who is invited again begins anew.
    await removeFactors(tx, identityId);
    await tx.deleteFrom('passwordReset').where('identityId', '=', identityId).execute();
    await tx.deleteFrom('emailChange').where('identityId', '=', identityId).execute();
    // While their language is known.
    await enterTenant(tx, tenant.id);
    await sendClosingEmail(tx, platform, tenant, { to: email, message: { kind: 'closed' } });
    await becomeSelf(tx, identityId);
    const memberships = await membershipsOf(tx, identityId, {});
    for (const membership of memberships.toSorted((a, b) => (a.tenantId < b.tenantId ? -1 : 1)))
      await leave(tx, platform, membership);
    return endAllSessions(tx, platform, { identityId, origin: {} });
  });
  for (const tenantId of tenantIds) platform.sessions.forget(tenantId);
}

/** Drops the wish of somebody who has become the last administrator of a community, and tells them. */
async function keep(platform: Platform, identityId: string, tenantId: string): Promise<void> {
  const tenant = await platform.tenants.byId(tenantId);
  const { email } = await platform.db
    .selectFrom('identity')
    .select('email')
    .where('id', '=', identityId)
    .executeTakeFirstOrThrow();
  await platform.db.deleteFrom('accountClosing').where('identityId', '=', identityId).execute();
  if (!tenant) return;
  const link = `${platform.tenants.addressOf(tenant)}/myprofile#closing`;
  await platform.inTenant(tenantId, (tx) =>
    sendClosingEmail(tx, platform, tenant, {
      to: email,
      message: { kind: 'kept', community: tenant.name, link },
    }),
  );
}

/** Closes the accounts whose waiting time is over. */
export const closingJob: Job = {
  name: 'auth.closing',
  cron: '41 * * * *',
  async run(_payload, platform) {
    const due = await platform.db
      .selectFrom('accountClosing')
      .select(['identityId', 'communityId'])
      .where('closesAt', '<=', platform.clock().toISOString())
      .orderBy('closesAt')
      .limit(atOnce)
      .execute();
    for (const { identityId, communityId } of due) {
      const tenant = await platform.tenants.byId(communityId);
      if (!tenant) continue;
      try {
        await close(platform, { identityId, tenant });
      } catch (error) {
        if (!(error instanceof LastAdministrator)) throw error;
        await keep(platform, identityId, error.tenantId);
      }
    }
  },
};
