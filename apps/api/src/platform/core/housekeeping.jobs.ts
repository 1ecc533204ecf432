import { sql } from 'kysely';
import type { Job } from './services';
import { dropRemovedViews } from '../section/lists/list-views.sql';
import { dropOldFailures } from '../registry/failure/section-failures.service';
import { tidySearchTerms } from '../section/search/search-terms.sql';
import { inEachTenant } from '../tenancy/each-tenant';

/** Drops what has served: old attempts, links, answers kept for their keys, requests that nobody answered, sessions that ended by time, notes of reminders that were sent, notifications of half a year ago, views that were removed, words of records that are gone. */
export const housekeepingJob: Job = {
  name: 'platform.housekeeping',
  cron: '17 * * * *',
  async run(_payload, platform) {
    const { db, inTenant } = platform;
    const now = platform.clock();
    await sql`delete from login_attempt where at < ${now}::timestamptz - interval '1 day'`.execute(db);
    await sql`delete from password_reset where expires_at < ${now}::timestamptz - interval '1 day'`.execute(
      db,
    );
    await sql`delete from switch_ticket where expires_at < ${now}::timestamptz`.execute(db);
    await sql`delete from email_change where coalesce(undo_until, confirm_until) < ${now}::timestamptz - interval '1 day'`.execute(
      db,
    );
    await sql`delete from sign_in_challenge where expires_at < ${now}`.execute(db);
    await sql`delete from passkey_challenge where expires_at < ${now}`.execute(db);
    await inEachTenant(platform, async ({ id }) => {
      await inTenant(id, async (tx) => {
        await sql`delete from idempotency_key where tenant_id = ${id} and created_at < ${now}::timestamptz - interval '7 days'`.execute(
          tx,
        );
        await sql`delete from registration_request where tenant_id = ${id}
          and created_at < ${now}::timestamptz - interval '90 days'`.execute(tx);
        await sql`delete from unconfirmed_request where tenant_id = ${id} and expires_at < ${now}::timestamptz`.execute(
          tx,
        );
        await sql`delete from session where tenant_id = ${id} and (last_seen_at < ${now}::timestamptz - interval '30 days'
          or started_at < ${now}::timestamptz - interval '90 days')`.execute(tx);
        // Of what was due nothing is sent any more.
        await sql`delete from reminder where tenant_id = ${id} and due_on < ${now}::timestamptz::date - 30`.execute(
          tx,
        );
        await sql`delete from notification where tenant_id = ${id} and created_at < ${now}::timestamptz - interval '180 days'`.execute(
          tx,
        );
        await dropOldFailures(tx, now);
        await dropRemovedViews(tx, now);
      });
      await tidySearchTerms(platform, id);
    });
  },
};
