import { sql } from 'kysely';
import type { Platform } from '../../../core/platform';
import type { Job } from '../../../core/services';
import { remind } from '../../../mail/reminders/remind';
import { inEachTenant } from '../../each-tenant';
import { deletionReminder } from './notifications/deletion-reminder';
import { deleteCommunity } from './deleting/delete-community';
import { eraseTraces } from './deleting/erase-traces';
import { forgetLastExports } from './last-export/forget-last-exports';
import { notifyReaders } from './last-export/notify-readers';

/** Says on every process that a community is another than it was. */
async function announce({ db, events, tenants }: Platform, tenantId: string): Promise<void> {
  await db.transaction().execute((tx) => events.publish(tx, { tenantId, topic: 'community', toAll: true }));
  tenants.forget(tenantId);
}

/** Closes the communities whose day has come, where they are: nobody comes in any more, and no job works in them. */
async function closeDue(platform: Platform): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update community_deletion set closed_at = ${platform.clock()} from tenant
    where tenant.id = community_deletion.community_id and closed_at is null
      and deletes_on <= (${platform.clock()}::timestamptz at time zone tenant.time_zone)::date
    returning tenant.id`.execute(platform.db);
  for (const { id } of rows) await announce(platform, id);
}

async function deleteClosed(platform: Platform): Promise<void> {
  const closed = await platform.db
    .selectFrom('communityDeletion')
    .select('communityId')
    .where('closedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .execute();
  for (const { communityId } of closed) {
    const tenant = await platform.tenants.byId(communityId);
    if (tenant && (await deleteCommunity(platform, tenant))) await announce(platform, communityId);
  }
}

async function eraseDeleted(platform: Platform): Promise<void> {
  const deleted = await platform.db
    .selectFrom('communityDeletion')
    .select('communityId')
    .where('deletedAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .execute();
  for (const { communityId } of deleted) await eraseTraces(platform, communityId);
}

/** Each goes on where a killed process left off, and what fails keeps nothing of the others back. */
const steps = [closeDue, deleteClosed, eraseDeleted, notifyReaders, forgetLastExports];

export const communityDeletionJobs: readonly Job[] = [
  {
    name: 'community.deletion',
    cron: '*/5 * * * *',
    async run(_payload, platform) {
      const failures: unknown[] = [];
      for (const step of steps)
        await step(platform).catch((err: unknown) => {
          failures.push(err);
          platform.log.error({ err, step: step.name }, 'deleting a community does not go on');
        });
      if (failures.length > 0) throw new AggregateError(failures, 'deleting a community does not go on');
    },
  },
  {
    name: deletionReminder.name,
    cron: deletionReminder.cron,
    run: (_payload, platform) =>
      inEachTenant(platform, async (tenant) => {
        await remind(deletionReminder, platform, tenant);
      }),
  },
];
