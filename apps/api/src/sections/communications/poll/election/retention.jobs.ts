import { sql } from 'kysely';
import { changeOf, writeAudit } from '../../../../platform/audit/audit';
import type { Platform } from '../../../../platform/core/platform';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { destroyKey } from '../counting/poll-keys';
import { remindNominations } from './nominations.service';

/** Removes ballots, envelopes, codes and electors whose time is over; what was decided, its counts and hashes stay. */
async function removeDue(platform: Platform, tenant: Tenant): Promise<void> {
  await platform.inTenant(tenant.id, async (tx) => {
    const due = await tx
      .selectFrom('poll')
      .select(['id', 'keepUntil'])
      // The day of the database: what the function goes by.
      .where('keepUntil', '<', sql<string>`courtyard.day_in(${tenant.id}, now())`)
      .where('recordsRemovedOn', 'is', null)
      .orderBy('keepUntil')
      .limit(20)
      .forUpdate()
      .execute();
    const actor = { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' };
    for (const { id, keepUntil } of due) {
      await sql`select courtyard.remove_poll_records(${id}::uuid)`.execute(tx);
      await writeAudit(tx, actor, changeOf('poll.records', { poll: id }, {}, { keepUntil }));
      await destroyKey(platform, id);
    }
  });
}

/** What elections need each day: a reminder of nominations, and the end of records. */
export const electionJob: CommunityJob = {
  name: 'communications.poll-elections',
  cron: '40 * * * *',
  async run(platform, tenant) {
    await remindNominations(platform, tenant);
    await removeDue(platform, tenant);
  },
};
