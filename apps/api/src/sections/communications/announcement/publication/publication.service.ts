import type { Announcement } from '@courtyard/contract/communications/announcement/announcement';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import { beginningOf, plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import type { Language } from '@courtyard/contract/fields/labels';
import { dayAt, momentAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, invalid } from '../../../../platform/http/problem';
import { freezeAudience } from '../../../../platform/notifications/audience/recipients.sql';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { takeBack } from '../../../../platform/notifications/delivery/take-back';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { auditValues, getAnnouncement, holdAnnouncement } from '../announcement.service';
import {
  announcementNotifications,
  announcementPublished,
  urgentAnnouncement,
} from './announcement-notifications';
import { requirePublishable } from './publishable.rules';
import { stillPublishedName } from './still-published';
import { urgentEmail } from './urgent-emails.texts';

type Run = Pick<CallContext, 'tx' | 'platform' | 'tenant'>;

/** Characters of the text that a notification tells. */
const beginning = 200;

interface Published {
  id: string;
  title: string;
  body: RichText;
  isUrgent: boolean;
}

/** Those without an account are told by e-mail where it is urgent. */
async function mailOthers({ tx, platform, tenant }: Run, { id, title, body }: Published): Promise<void> {
  const { rows } = await sql<{ email: string; language: Language }>`
    select distinct recipient.email, tenant.language from announcement_recipient recipient
    join tenant on tenant.id = recipient.tenant_id
    where recipient.announcement_id = ${id} and recipient.member_id is null and recipient.email is not null`.execute(
    tx,
  );
  const text = plainTextOf(body);
  for (const { email: to, language } of rows)
    await platform.mail.send(tx, {
      tenantId: tenant.id,
      to,
      language,
      ...urgentEmail(language, tenant.name, { title, text }),
      checkedBy: stillPublishedName,
      checkedAbout: id,
    });
}

/**
 * Publishes one whose row is held: freezes whom it is for, and tells them. Gives how many people that is; whoever calls
 * it refuses or goes on where that is nobody.
 */
export async function publishNow(run: Run, announcementId: string): Promise<number> {
  const { tx, platform, tenant } = run;
  const now = platform.clock();
  const row = await tx
    .updateTable('announcement')
    .set({ status: 'published', publishesAt: now, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', announcementId)
    .returning(['id', 'title', 'body', 'isUrgent', 'audienceId'])
    .executeTakeFirstOrThrow();
  const count = await freezeAudience(platform.sections, tx, {
    audience: await storedAudience(tx, row.audienceId),
    day: dayAt(now, tenant.timeZone),
    into: {
      table: 'announcement_recipient',
      of: { announcement_id: announcementId },
      keep: ['member_id', 'name', 'email'],
    },
  });
  const members = await tx
    .selectFrom('announcementRecipient')
    .select('memberId')
    .where('announcementId', '=', announcementId)
    .where('memberId', 'is not', null)
    .execute();
  await platform.notify(tx, row.isUrgent ? urgentAnnouncement : announcementPublished, {
    tenant,
    parameters: { title: row.title, beginning: beginningOf(row.body, beginning) },
    link: `/communications/announcements/details?id=${announcementId}`,
    key: announcementId,
    to: { memberIds: members.flatMap(({ memberId }) => memberId ?? []) },
  });
  if (row.isUrgent) await mailOthers(run, row);
  return count;
}

interface Asked {
  version: number;
  /** On the calendar of the community; null for now. */
  publishesOn: string | null;
  /** Of that day, from midnight. */
  minutes: number;
}

/** Publishes a draft, or says when it will be. Throws `not-a-draft` for what is published already. */
export async function publishAnnouncement(
  context: CallContext,
  announcementId: string,
  { version, publishesOn, minutes }: Asked,
): Promise<Announcement> {
  const { tx, platform, tenant } = context;
  const held = await holdAnnouncement(context, announcementId);
  if (held.version !== version) throw versionConflict('announcement');
  if (held.status !== 'draft' && held.status !== 'scheduled')
    throw conflict(
      'not-a-draft',
      'This announcement was already published. Duplicate it to publish it again.',
    );
  const before = await getAnnouncement(context, announcementId);
  const moment = publishesOn === null ? null : momentAt(publishesOn, minutes, tenant.timeZone);
  if (moment && moment <= platform.clock())
    throw invalid({ publishesOn: 'This time is in the past. Choose a later one, or publish now.' });
  requirePublishable(before, moment ?? platform.clock(), tenant.timeZone);
  if (moment) {
    await tx
      .updateTable('announcement')
      .set({ status: 'scheduled', publishesAt: moment, version: version + 1, updatedAt: platform.clock() })
      .where('id', '=', announcementId)
      .execute();
  } else if ((await publishNow(context, announcementId)) === 0) {
    throw invalid({ audience: 'This audience has no members today. Choose another audience.' });
  }
  const after = await getAnnouncement(context, announcementId);
  const action = moment ? 'announcement.schedule' : 'announcement.publish';
  await recordChange(
    context,
    changeOf(action, { announcement: announcementId }, auditValues(before), auditValues(after)),
  );
  return after;
}

/** A scheduled one is a draft again; a published one is read no more, nor told of. Throws `not-published` for others. */
export async function withdrawAnnouncement(
  context: CallContext,
  announcementId: string,
  version: number,
): Promise<Announcement> {
  const { tx, platform } = context;
  const held = await holdAnnouncement(context, announcementId);
  if (held.version !== version) throw versionConflict('announcement');
  if (held.status !== 'scheduled' && held.status !== 'published')
    throw conflict('not-published', 'This announcement isn’t published, so it can’t be withdrawn.');
  const before = await getAnnouncement(context, announcementId);
  const change =
    held.status === 'scheduled'
      ? ({ status: 'draft', publishesAt: null } as const)
      : ({ status: 'withdrawn' } as const);
  await tx
    .updateTable('announcement')
    .set({ ...change, version: version + 1, updatedAt: platform.clock() })
    .where('id', '=', announcementId)
    .execute();
  for (const kind of announcementNotifications) await takeBack(tx, kind, announcementId);
  const after = await getAnnouncement(context, announcementId);
  const facts = [auditValues(before), auditValues(after)] as const;
  await recordChange(context, changeOf('announcement.withdraw', { announcement: announcementId }, ...facts));
  return after;
}
