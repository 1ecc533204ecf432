import {
  type Announcement,
  type AnnouncementChange,
  type AnnouncementInput,
} from '@courtyard/contract/communications/announcement/announcement';
import { pictureIdsOf, plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import { audienceWord } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { sql } from 'kysely';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { pick } from '../../../platform/core/collections/pick';
import { conflict, notFound } from '../../../platform/http/problem';
import { requireChooses } from '../../../platform/notifications/audience/audience-rights';
import { namedAudience } from '../../../platform/notifications/audience/named-audience.sql';
import {
  forgetAudience,
  replaceAudience,
  storeAudience,
  storedAudience,
} from '../../../platform/notifications/audience/stored-audience.sql';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { announcementFiles, announcementPictures, announcementQuery, withReach } from './announcement.sql';
import { requirePublishable } from './publication/publishable.rules';
import { isReadBy } from './queries/feed.sql';

export const canWrite = ({ caller }: Pick<ReadContext, 'caller'>) =>
  caller.permissions.has('Announcement Update');

/** One with all that belongs to it. Throws notFound for whoever neither writes announcements nor is meant by it. */
export async function getAnnouncement(context: ReadContext, announcementId: string): Promise<Announcement> {
  const { tx, caller, platform } = context;
  const isAuthor = canWrite(context);
  const own = sql`from announcement_recipient recipient
    where recipient.announcement_id = announcement.id and recipient.member_id = ${caller.memberId}`;
  const row = await announcementQuery(tx)
    .select(['body', 'allowsComments', 'audienceId'])
    .select(sql<boolean>`exists (select ${own})`.as('isForMe'))
    .select(sql<boolean>`exists (select ${own} and recipient.read_at is not null)`.as('isRead'))
    .select(
      sql<number>`(select count(*)::int from announcement_comment comment
        where comment.announcement_id = announcement.id)`.as('comments'),
    )
    .where('announcement.id', '=', announcementId)
    .$if(!isAuthor, (query) => query.where(isReadBy(caller.memberId, todayOf(context))))
    .executeTakeFirst();
  if (!row) throw notFound('announcement');
  const { audienceId, ...announcement } = row;
  // How many were told, and how many read it, is for those who write.
  const reached = isAuthor ? await withReach(tx, [announcement]) : [];
  return {
    ...announcement,
    recipients: reached[0]?.recipients ?? 0,
    readers: reached[0]?.readers ?? 0,
    audience: isAuthor
      ? await namedAudience(platform.sections, tx, await storedAudience(tx, audienceId))
      : null,
    pictures: await announcementPictures.of(context, announcementId),
    files: await announcementFiles.of(context, announcementId),
  };
}

const told = [
  'title',
  'category',
  'status',
  'isUrgent',
  'isPinned',
  'allowsComments',
  'publishesAt',
  'expiresOn',
] as const;

/** What the history tells of an announcement: names in place of ids, the text as text. */
export const auditValues = (announcement: Announcement) => ({
  ...pick(announcement, told),
  body: plainTextOf(announcement.body),
  audience: announcement.audience && audienceWord(announcement.audience),
  pictures: announcement.pictures.map(({ name }) => name),
  files: announcement.files.map(({ name }) => name),
});

const columnsOf = ({ body, ...input }: Omit<AnnouncementInput, 'audience' | 'fileIds'>) => ({
  ...input,
  body: JSON.stringify(body),
  words: plainTextOf(body),
});

const keepFiles = async (context: CallContext, id: string, body: RichText, fileIds: readonly string[]) => {
  await announcementPictures.replace(context, id, pictureIdsOf(body));
  await announcementFiles.replace(context, id, fileIds);
};

/** Writes a draft. */
export async function createAnnouncement(
  context: CallContext,
  { fileIds, audience, ...input }: AnnouncementInput,
): Promise<Announcement> {
  const { tx, tenant, caller } = context;
  await requireChooses(context, audience);
  const id = newId();
  await tx
    .insertInto('announcement')
    .values({
      tenantId: tenant.id,
      id,
      status: 'draft',
      audienceId: await storeAudience(tx, tenant.id, audience),
      authorMemberId: caller.memberId,
      author: caller.displayName,
      publishesAt: null,
      ...columnsOf(input),
    })
    .execute();
  await keepFiles(context, id, input.body, fileIds);
  const made = await getAnnouncement(context, id);
  await recordChange(context, changeOf('announcement.create', { announcement: id }, {}, auditValues(made)));
  return made;
}

/** The row itself, held until the transaction ends. Throws notFound. */
export async function holdAnnouncement({ tx }: Pick<ReadContext, 'tx'>, announcementId: string) {
  const row = await tx
    .selectFrom('announcement')
    .select(['id', 'status', 'audienceId', 'version', 'title'])
    .where('id', '=', announcementId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('announcement');
  return row;
}

/**
 * Throws versionConflict where another version is there than the one that was read, and refuses what could not be published at
 * its time. One that is over and gets a later last day is read again.
 */
export async function updateAnnouncement(
  context: CallContext,
  announcementId: string,
  { fileIds, version, audience, ...change }: AnnouncementChange,
): Promise<Announcement> {
  const { tx, tenant, platform } = context;
  const held = await holdAnnouncement(context, announcementId);
  if (held.version !== version) throw versionConflict('announcement');
  const before = await getAnnouncement(context, announcementId);
  // That one is over is said by its last day alone.
  const isBack =
    held.status === 'expired' && (change.expiresOn === null || change.expiresOn >= todayOf(context));
  await tx
    .updateTable('announcement')
    .set({
      ...columnsOf(change),
      ...(isBack && { status: 'published' as const }),
      version: version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', announcementId)
    .execute();
  // Whom it was for, when it was published, stays.
  if (held.status === 'draft' || held.status === 'scheduled') {
    await requireChooses(context, audience);
    await replaceAudience(tx, tenant.id, held.audienceId, audience);
  }
  await keepFiles(context, announcementId, change.body, fileIds);
  const after = await getAnnouncement(context, announcementId);
  if (after.status === 'scheduled' && after.publishesAt !== null)
    requirePublishable(after, new Date(after.publishesAt), tenant.timeZone);
  const facts = [auditValues(before), auditValues(after)] as const;
  await recordChange(context, changeOf('announcement.update', { announcement: announcementId }, ...facts));
  return after;
}

/** Removes one that nobody was told of. Throws `was-published` for another. */
export async function removeAnnouncement(context: CallContext, announcementId: string): Promise<void> {
  const { tx } = context;
  const held = await holdAnnouncement(context, announcementId);
  if (held.status !== 'draft')
    throw conflict(
      'was-published',
      'Only drafts can be deleted. Withdraw this announcement instead: it’s hidden from everyone, and its record is kept.',
    );
  const before = await getAnnouncement(context, announcementId);
  await announcementPictures.replace(context, announcementId, []);
  await announcementFiles.replace(context, announcementId, []);
  await tx.deleteFrom('announcement').where('id', '=', announcementId).execute();
  await forgetAudience(tx, held.audienceId);
  await recordChange(
    context,
    changeOf('announcement.remove', { announcement: announcementId }, auditValues(before), {}),
  );
}

/** A draft with the words and the audience of another. A file belongs to one record, so files and pictures stay there. */
export async function duplicateAnnouncement(
  context: CallContext,
  announcementId: string,
): Promise<Announcement> {
  const { tx } = context;
  const one = await getAnnouncement(context, announcementId);
  const { audienceId } = await holdAnnouncement(context, announcementId);
  return createAnnouncement(context, {
    ...pick(one, ['title', 'category', 'isUrgent', 'isPinned', 'allowsComments']),
    body: { ...one.body, content: one.body.content.filter(({ type }) => type !== 'image') },
    audience: await storedAudience(tx, audienceId),
    expiresOn: null,
    fileIds: [],
  });
}
