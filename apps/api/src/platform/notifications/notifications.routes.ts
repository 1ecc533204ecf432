import { type NotificationSummary, notificationRoutes } from '@courtyard/contract';
import { implement, type Module } from '../http/implement';
import { notFound } from '../http/problem';
import type { ReadContext } from '../section/call-context';
import {
  countNotifications,
  findNotification,
  listNotifications,
  markAllRead,
  markRead,
  markSeen,
  type Reading,
} from './notifications.sql';
import { isSilentFor } from './settings/settings.sql';

type Context = Pick<ReadContext, 'tx' | 'caller' | 'tenant' | 'platform'>;

const readingOf = ({ tx, caller, tenant, platform }: Context): Reading => ({
  tx,
  memberId: caller.memberId,
  kinds: platform.notificationKinds,
  timeZone: tenant.timeZone,
});

async function summaryOf(context: Context): Promise<NotificationSummary> {
  const { tx, caller, tenant, platform } = context;
  const { memberId } = caller;
  const counted = await countNotifications(readingOf(context));
  const now = platform.clock();
  return { ...counted, isSilent: await isSilentFor(tx, { memberId, now, timeZone: tenant.timeZone }) };
}

/** The person's other pages show the same count. */
async function notifyOwnPages({ tx, caller, platform }: Context): Promise<void> {
  const { tenantId, memberId } = caller;
  await platform.events.publish(tx, { tenantId, topic: 'notification', memberId });
}

/** A member's own notifications. What they read is nobody else's business, so no audit. */
export const notificationsModule: Module = ({ clock }) => [
  implement(notificationRoutes.listNotifications, async (call) =>
    listNotifications(readingOf(call), { ...call.query, cursor: call.query.cursor }),
  ),

  implement(notificationRoutes.getNotificationSummary, async (call) => ({ data: await summaryOf(call) })),

  implement(notificationRoutes.readNotification, async (call) => {
    const reading = readingOf(call);
    const { notificationId } = call.params;
    if (!(await markRead(reading, notificationId, call.body.isRead ? clock() : null)))
      throw notFound('notification');
    await notifyOwnPages(call);
    const data = await findNotification(reading, notificationId);
    if (!data) throw notFound('notification');
    return { data };
  }),

  implement(notificationRoutes.readNotifications, async (call) => {
    await markAllRead(readingOf(call), call.body.throughId, clock());
    await notifyOwnPages(call);
    return { data: await summaryOf(call) };
  }),

  implement(notificationRoutes.seeNotifications, async (call) => {
    await markSeen(readingOf(call), call.caller.tenantId, call.body.throughId);
    return { data: await summaryOf(call) };
  }),
];
