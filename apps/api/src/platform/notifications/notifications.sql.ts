import type { Notification, NotificationFilter } from '@courtyard/contract';
import { type SqlBool, sql } from 'kysely';
import { keysetPage } from '../database/lists/keyset';
import type { Tx } from '../database/database';
import { storedPreferences } from '../tenancy/preferences/preferences.sql';
import { type KindCatalogue, type Reader, contentIn } from './kind';

/** Where the notifications of one member are read. */
export interface Reading {
  tx: Tx;
  memberId: string;
  kinds: KindCatalogue;
  timeZone: string;
}

/** More are not counted: a badge says "99+" long before. */
const maxCounted = 1000;

const received = ({ tx, memberId }: Reading) =>
  tx
    .selectFrom('notificationReceipt')
    .innerJoin('notification', (join) =>
      join
        .onRef('notification.tenantId', '=', 'notificationReceipt.tenantId')
        .onRef('notification.id', '=', 'notificationReceipt.notificationId'),
    )
    .where('notificationReceipt.memberId', '=', memberId)
    .select([
      'notificationReceipt.notificationId as id',
      'notificationReceipt.readAt',
      'notification.kind',
      'notification.parameters',
      'notification.link',
      'notification.isUrgent',
      'notification.createdAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof received>['execute']>>[number];

async function readerOf({ tx, memberId, timeZone }: Reading): Promise<Reader> {
  return { language: (await storedPreferences(tx, memberId)).language, timeZone };
}

async function seenThrough({ tx, memberId }: Reading): Promise<string | null> {
  const row = await tx
    .selectFrom('notificationSetting')
    .select('seenThrough')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.seenThrough ?? null;
}

function notificationOf(reading: Reading, row: Row, reader: Reader, seen: string | null): Notification {
  const { title, text } = contentIn(reading.kinds, row, reader);
  return {
    id: row.id,
    kind: row.kind,
    title,
    text,
    link: row.link,
    isUrgent: row.isUrgent,
    createdAt: row.createdAt,
    isNew: row.readAt === null && (seen === null || row.id > seen),
    isRead: row.readAt !== null,
  };
}

const isUnread = sql<SqlBool>`notification_receipt.read_at is null`;

const isLater = (seen: string | null) =>
  seen === null ? sql<SqlBool>`true` : sql<SqlBool>`notification_receipt.notification_id > ${seen}::uuid`;

/** One page of a member's list, the latest first. */
export async function listNotifications(
  reading: Reading,
  { filter, cursor, limit }: { filter: NotificationFilter; cursor: string | undefined; limit: number },
): Promise<{ data: Notification[]; page: { next: string | null } }> {
  const seen = await seenThrough(reading);
  let query = received(reading);
  if (filter === 'other') query = query.where('notificationReceipt.readAt', 'is not', null);
  if (filter === 'unread' || filter === 'new') query = query.where(isUnread);
  if (filter === 'new') query = query.where(isLater(seen));
  const { rows, page } = await keysetPage({
    query,
    sortColumns: [{ column: 'notification_receipt.notification_id', direction: 'desc' }],
    cursor,
    limit,
    total: async () => 0,
  });
  const reader = await readerOf(reading);
  return { data: rows.map((row) => notificationOf(reading, row, reader, seen)), page: { next: page.next } };
}

/** One that a member has; undefined where they do not. */
export async function findNotification(reading: Reading, id: string): Promise<Notification | undefined> {
  const row = await received(reading).where('notificationReceipt.notificationId', '=', id).executeTakeFirst();
  return row && notificationOf(reading, row, await readerOf(reading), await seenThrough(reading));
}

/** How many wait for a member, and the latest that is not read. */
export async function countNotifications(
  reading: Reading,
): Promise<{ unread: number; new: number; newest: Notification | null }> {
  const { tx, memberId } = reading;
  const seen = await seenThrough(reading);
  const { rows } = await sql<{ unread: number; new: number }>`
    select count(*)::int as unread, count(*) filter (where ${isLater(seen)})::int as new
    from (select notification_id from notification_receipt
      where member_id = ${memberId} and ${isUnread}
      order by notification_id desc limit ${maxCounted}) as notification_receipt`.execute(tx);
  const newest = await received(reading)
    .where(isUnread)
    .orderBy('notificationReceipt.notificationId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    ...(rows[0] ?? { unread: 0, new: 0 }),
    newest: newest ? notificationOf(reading, newest, await readerOf(reading), seen) : null,
  };
}

/** Marks one as read or unread. False where the member has none of this id. */
export async function markRead({ tx, memberId }: Reading, id: string, readAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notificationReceipt')
    .set({ readAt })
    .where('memberId', '=', memberId)
    .where('notificationId', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks as read what a member has not read, up to one that they saw: what arrives meanwhile stays unread. */
export async function markAllRead({ tx, memberId }: Reading, throughId: string, now: Date): Promise<void> {
  await tx
    .updateTable('notificationReceipt')
    .set({ readAt: now })
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null)
    .where('notificationId', '<=', throughId)
    .execute();
}

/** Notes up to where a member looked; never back, and never beyond what they have: what comes later would not be new. */
export async function markSeen(reading: Reading, tenantId: string, throughId: string): Promise<void> {
  const latest = await reading.tx
    .selectFrom('notificationReceipt')
    .select('notificationId')
    .where('memberId', '=', reading.memberId)
    .where('notificationId', '<=', throughId)
    .orderBy('notificationId', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return;
  const quiet = { quietFromMinutes: null, quietUntilMinutes: null, quietTimeZone: null };
  await reading.tx
    .insertInto('notificationSetting')
    .values({ tenantId, memberId: reading.memberId, seenThrough: latest.notificationId, ...quiet })
    .onConflict((known) =>
      known.columns(['tenantId', 'memberId']).doUpdateSet({
        seenThrough: sql<string>`greatest(notification_setting.seen_through, excluded.seen_through)`,
      }),
    )
    .execute();
}
