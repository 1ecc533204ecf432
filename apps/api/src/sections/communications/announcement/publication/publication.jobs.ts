import { dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { writeAudit } from '../../../../platform/audit/audit';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import { placeOf } from '../../../../platform/tenancy/community/location/place.sql';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { announcementHeld } from './announcement-notifications';
import { publishNow } from './publication.service';

interface Run {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
}

/** Of a copy, one whose time came before somebody said that it is the community in use: a draft again, as its author is told. */
async function hold({ tx, platform, tenant }: Run, id: string): Promise<void> {
  const { title, authorMemberId } = await tx
    .updateTable('announcement')
    .set({ status: 'draft', publishesAt: null, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['title', 'authorMemberId'])
    .executeTakeFirstOrThrow();
  await recordAction({ tx, platform, tenant }, id, 'hold', { before: 'scheduled', after: 'draft' });
  if (authorMemberId === null) return;
  await platform.notify(tx, announcementHeld, {
    tenant,
    parameters: { title },
    link: `/communications/announcements/details?id=${id}`,
    to: { memberIds: [authorMemberId] },
  });
}

/** The next that is due, held; of those that failed none is tried again in the same run. */
const nextDue = (tx: Tx, now: Date, failed: readonly string[]) =>
  tx
    .selectFrom('announcement')
    .select(['id', 'publishesAt'])
    .where('status', '=', 'scheduled')
    .where('publishesAt', '<=', now.toISOString())
    .$if(failed.length > 0, (query) => query.where('id', 'not in', [...failed]))
    .orderBy('publishesAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** One after the other, each in a transaction of its own: one that fails keeps no other waiting. Gives those that failed. */
async function publishDue(platform: Platform, tenant: Tenant): Promise<string[]> {
  const failed: string[] = [];
  const { isWaitingCopy, sendsSince } = await placeOf(platform, tenant.id);
  if (isWaitingCopy) return failed;
  for (let isMore = true; isMore;) {
    let id = '';
    try {
      isMore = await platform.inTenant(tenant.id, async (tx) => {
        const due = await nextDue(tx, platform.clock(), failed);
        if (!due) return false;
        ({ id } = due);
        const run = { tx, platform, tenant };
        if (sendsSince !== null && new Date(due.publishesAt ?? 0) <= sendsSince) {
          await hold(run, id);
          return true;
        }
        await publishNow(run, id);
        await recordAction(run, id, 'publish', { before: 'scheduled', after: 'published' });
        return true;
      });
    } catch (error) {
      if (id === '') throw error;
      failed.push(id);
      platform.log.error({ err: error, announcement: id }, 'an announcement could not be published');
    }
  }
  return failed;
}

/** In the name of nobody: the clock did it. */
async function recordAction(
  { tx, platform, tenant }: Run,
  id: string,
  action: 'publish' | 'expire' | 'hold',
  status: { before: string; after: string },
): Promise<void> {
  const actor = { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' };
  await writeAudit(tx, actor, {
    action: `announcement.${action}`,
    subjectType: 'announcement',
    subjectId: id,
    changes: { status },
  });
  await platform.events.publish(tx, {
    tenantId: tenant.id,
    topic: 'section-data',
    section: 'communications',
  });
}

/** What had its last day is over. Nobody has read it since that day's end; from now on the list says so. */
async function expire(platform: Platform, tenant: Tenant): Promise<void> {
  await platform.inTenant(tenant.id, async (tx) => {
    const over = await tx
      .updateTable('announcement')
      .set({ status: 'expired', version: sql`version + 1` })
      .where('status', '=', 'published')
      .where('expiresOn', '<', dayAt(platform.clock(), tenant.timeZone))
      .returning('id')
      .execute();
    for (const { id } of over)
      await recordAction({ tx, platform, tenant }, id, 'expire', { before: 'published', after: 'expired' });
  });
}

/** Publishes what is due, and ends what had its last day. */
export const publicationJob: CommunityJob = {
  name: 'communications.announcements',
  cron: '* * * * *',
  async run(platform, tenant) {
    const failed = await publishDue(platform, tenant);
    await expire(platform, tenant);
    if (failed.length > 0) throw new Error(`${failed.length} announcements could not be published`);
  },
};
