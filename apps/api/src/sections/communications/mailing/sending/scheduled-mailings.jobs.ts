import { cutTo } from '@courtyard/contract/primitives';
import { sql } from 'kysely';
import { changeOf, writeAudit } from '../../../../platform/audit/audit';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import { placeOf } from '../../../../platform/tenancy/community/location/place.sql';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { dispatchMailing, type HeldMailing, pageOfMailing } from './dispatch-mailing';
import { fieldTroubles, isUnsendable } from './mailing-fields.rules';
import { postalAddressOf } from './mailing-email';
import { type HeldReason, mailingHeld } from './mailing-notifications';
import { readersOf } from './mailing-readers';

interface Run {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
}

type Due = HeldMailing & { scheduledBy: string; dueAt: string };

/** What somebody may do today; nothing where they are no active member any more. */
async function permissionsOf(tx: Tx, memberId: string): Promise<Set<string>> {
  const { rows } = await sql<{ permission: string }>`
    select distinct granted.permission from running_role held
    join role_permission granted on granted.role_id = held.role_id
    join member on member.id = held.member_id and member.status = 'active'
    where held.member_id = ${memberId}`.execute(tx);
  return new Set(rows.map(({ permission }) => permission));
}

/** In the name of nobody: the clock did it. */
async function recordAction(
  { tx, platform, tenant }: Run,
  id: string,
  action: 'send' | 'hold',
  facts: object,
): Promise<void> {
  const actor = { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' };
  await writeAudit(tx, actor, changeOf(`mailing.${action}`, { mailing: id }, {}, { ...facts }));
  await platform.events.publish(tx, {
    tenantId: tenant.id,
    topic: 'section-data',
    section: 'communications',
  });
}

/** A draft again, as those who send are told. */
async function hold(run: Run, { id, subject, version }: Due, why: HeldReason): Promise<void> {
  const { tx, platform, tenant } = run;
  await tx
    .updateTable('mailing')
    .set({ dueAt: null, scheduledBy: null, version: version + 1, updatedAt: platform.clock() })
    .where('id', '=', id)
    .execute();
  await recordAction(run, id, 'hold', { status: 'draft' });
  await platform.notify(tx, mailingHeld, {
    tenant,
    parameters: { subject: cutTo(subject, 200), why },
    link: pageOfMailing(id),
    to: { holding: ['Email Notification Send'] },
  });
}

/** Sends one to whom its audience is at this moment, with what they are called and where they live now. */
async function sendNow(run: Run, due: Due): Promise<void> {
  const { tx, platform, tenant } = run;
  const permissions = await permissionsOf(tx, due.scheduledBy);
  if (!permissions.has('Email Notification Send')) return hold(run, due, 'rights');
  if ((await postalAddressOf(tx)) === null) return hold(run, due, 'address');
  const caller = { permissions };
  const readers = await readersOf({ tx, platform, tenant, caller }, await storedAudience(tx, due.audienceId));
  if (readers.length === 0) return hold(run, due, 'nobody');
  if (isUnsendable(fieldTroubles(due, readers, permissions))) return hold(run, due, 'words');
  // What is late by more than an hour waits for a person, as every dispatch.
  await dispatchMailing(run, due, { readers, sentBy: due.scheduledBy, dueAt: new Date(due.dueAt) });
  await recordAction(run, due.id, 'send', { people: readers.length, dueAt: due.dueAt });
}

/** The next that is due, held; of those that failed none is tried again in the same run. */
async function nextDue(tx: Tx, now: Date, failed: readonly string[]): Promise<Due | undefined> {
  const row = await tx
    .selectFrom('mailing')
    .selectAll()
    .where('scheduledBy', 'is not', null)
    .where('dueAt', '<=', now.toISOString())
    .$if(failed.length > 0, (query) => query.where('id', 'not in', [...failed]))
    .orderBy('dueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row || row.scheduledBy === null || row.dueAt === null) return undefined;
  return { ...row, scheduledBy: row.scheduledBy, dueAt: row.dueAt };
}

/** Each in a transaction of its own: one that fails keeps no other waiting. Of a copy none goes out by itself. */
async function sendDue(platform: Platform, tenant: Tenant): Promise<void> {
  const failed: string[] = [];
  const { isWaitingCopy, sendsSince } = await placeOf(platform, tenant.id);
  if (isWaitingCopy) return;
  for (let isMore = true; isMore;) {
    let id = '';
    try {
      isMore = await platform.inTenant(tenant.id, async (tx) => {
        const due = await nextDue(tx, platform.clock(), failed);
        if (!due) return false;
        ({ id } = due);
        const isOfOriginal = sendsSince !== null && new Date(due.dueAt) <= sendsSince;
        const run = { tx, platform, tenant };
        await (isOfOriginal ? hold(run, due, 'copy') : sendNow(run, due));
        return true;
      });
    } catch (error) {
      if (id === '') throw error;
      failed.push(id);
      platform.log.error({ err: error, mailing: id }, 'a scheduled mailing could not be sent');
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} scheduled mailings could not be sent`);
}

/** Sends the mailings whose time has come. */
export const scheduledMailingsJob: CommunityJob = {
  name: 'communications.scheduled-mailings',
  cron: '* * * * *',
  run: sendDue,
};
