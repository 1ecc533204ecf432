import { addDays, momentAt } from '@courtyard/contract/days';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { jobs } from '../modules';
import type { Platform } from '../platform/core/platform';
import { startDispatch } from '../platform/mail/dispatch/dispatch.service';
import type { TestApp } from '../testing';

const zone = 'America/New_York';
const text = (said: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: said }] }],
});

/** What is due in the demo community, all of it at `now`. */
export interface Due {
  now: Date;
  urgentId: string;
  dispatchId: string;
}

/** A letter in the community's own words, written down and not delivered yet. */
export const write = (platform: Platform, tenantId: string, subject: string) =>
  platform.inTenant(tenantId, (tx) =>
    platform.mail.send(tx, { tenantId, to: 'bob@bob.example', language: 'en', subject, body: [subject] }),
  );

/**
 * An urgent announcement for everybody, a letter to many, a digest of the administrator, the reminder of the open poll, and a letter
 * that waits; looked at by a job of every minute, as all of an installation is.
 */
export async function makeDue(app: TestApp): Promise<Due> {
  const { platform, tenants } = app;
  const { closesOn, sentBy } = await platform.inTenant(tenants.demo, async (tx) => ({
    ...(await tx
      .selectFrom('poll')
      .select('closesOn')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()),
    ...(await tx.selectFrom('member').select('id as sentBy').limit(1).executeTakeFirstOrThrow()),
  }));
  const today = addDays(closesOn ?? '', -5);
  const now = momentAt(today, 11 * 60, zone);
  app.setClock(momentAt(addDays(today, -1), 12 * 60, zone));
  const admin = await app.client.as('admin', 'demo');
  await admin.ok('PATCH /api/v1/shell/notification-settings', {
    body: { choices: [{ kind: 'communications.announcement-published', email: 'daily' }] },
  });
  const announce = async (title: string, isUrgent: boolean, at: object) => {
    const audience = { include: [{ kind: 'everybody' as const }], exclude: [] };
    const body = { title, body: text(title), audience, isUrgent };
    const { data } = await admin.ok('POST /api/v1/announcements', { body });
    await admin.ok('POST /api/v1/announcements/:announcementId/publish', {
      params: { announcementId: data.id },
      body: { version: data.version, publishesOn: null, ...at },
    });
    return data.id;
  };
  await announce('For the digest', false, {});
  const urgentId = await announce('Water is off', true, { publishesOn: today, minutes: 10 * 60 });
  const dispatchId = await platform.inTenant(tenants.demo, (tx) =>
    startDispatch(platform, tx, {
      tenantId: tenants.demo,
      section: 'communications',
      link: '/communications',
      category: null,
      subject: 'Dues',
      textBody: 'Dues',
      htmlBody: '<p>Dues</p>',
      fromName: 'Demo',
      replyTo: null,
      sentBy,
      dueAt: new Date(now.getTime() - 600_000),
      keptDays: null,
      to: [{ who: 'person:ann', name: 'Ann', address: 'ann@ann.example', language: 'en', fields: {} }],
    }),
  );
  await write(platform, tenants.demo, 'Waits');
  await app.runJob('communications.announcements');
  return { now, urgentId, dispatchId };
}

/** Runs everything that sends by the clock; letters that were written down go last, as the jobs of them do. */
export async function runAll(platform: Platform, tenantId: string, { dispatchId }: Due): Promise<void> {
  const run = (name: string, given: object = {}) =>
    jobs.find((job) => job.name === name)?.run(given, platform);
  await run('communications.announcements');
  await run('communications.poll-reminders');
  await run('dispatch.send', { tenantId, dispatchId });
  await run('notifications.deliver');
  await run('notifications.digests');
  const written = await platform.inTenant(tenantId, (tx) =>
    tx.selectFrom('mail').select('id').where('status', 'in', ['queued', 'failed']).execute(),
  );
  for (const { id } of written) await run('mail.deliver', { tenantId, mailId: id });
}

/** How many letters left: they are kept in a folder where there is no mail server. */
export const letters = async ({ dataFolder }: Pick<Platform, 'dataFolder'>): Promise<number> =>
  (await readdir(join(dataFolder, 'outbox'))).length;

/** How what was due stands, and how much waits to go out. */
export const standing = (platform: Platform, tenantId: string, { urgentId, dispatchId }: Due) =>
  platform.inTenant(tenantId, async (tx) => {
    const [announcement, dispatch, letter, waiting, queued] = [
      await tx.selectFrom('announcement').select('status').where('id', '=', urgentId).executeTakeFirst(),
      await tx.selectFrom('dispatch').select('heldBecause').where('id', '=', dispatchId).executeTakeFirst(),
      await tx
        .selectFrom('mail')
        .select(['status', 'lastError'])
        .where('subject', '=', 'Waits')
        .executeTakeFirst(),
      await tx.selectFrom('notificationDelivery').select('status').where('status', '=', 'waiting').execute(),
      await tx.selectFrom('mail').select('id').where('status', '=', 'queued').execute(),
    ];
    return {
      announcement: announcement?.status,
      heldBecause: dispatch?.heldBecause,
      letter,
      waiting: waiting.length,
      queued: queued.length,
    };
  });
