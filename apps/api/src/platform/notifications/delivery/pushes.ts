import type { PushMessage } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Platform } from '../../core/platform';
import { addressIn } from '../../mail/mail.service';
import type { Tenant } from '../../tenancy/tenant';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import { contentIn } from '../kind';
import { pushKeys } from '../push/push-keys';
import { type Subscription, subscriptionsOf, unsubscribe } from '../push/push.sql';
import { type PushOutcome, type PushSender, sendPush } from '../push/send-push';
import { isSilentFor } from '../settings/settings.sql';

/** Taken and sent at once: so many may be lost with a process, each of them on its way. */
const batch = 5;
/** A run ends well before the queue takes its job for lost; the next minute goes on. */
const longestRunMs = 5 * 60_000;
const maxAttempts = 5;
const firstPauseMs = 30_000;

interface Claimed {
  notificationId: string;
  memberId: string;
  attempts: number;
  kind: string;
  parameters: unknown;
  link: string | null;
  isUrgent: boolean;
}

type Status = 'sent' | 'dropped' | 'failed' | 'waiting';

/**
 * Notes, before anything goes out, that these are being sent: what a process leaves behind is not sent again. Kinds that
 * this release does not know wait for one that does, and keep no others waiting.
 */
const claim = (platform: Platform, tenant: Tenant) =>
  platform.inTenant(tenant.id, async (tx) => {
    const { rows } = await sql<Claimed>`
      update notification_delivery delivery set status = 'sending', attempts = attempts + 1
      from notification
      where notification.tenant_id = delivery.tenant_id and notification.id = delivery.notification_id
        and delivery.channel = 'push' and (delivery.notification_id, delivery.member_id) in (
          select waiting.notification_id, waiting.member_id from notification_delivery waiting
          join notification told on told.tenant_id = waiting.tenant_id and told.id = waiting.notification_id
          where waiting.channel = 'push' and waiting.status = 'waiting' and waiting.due_at <= ${platform.clock()}
            and told.kind = any(${[...platform.notificationKinds.keys()]}::text[])
          order by waiting.due_at limit ${batch} for update of waiting skip locked)
      returning delivery.notification_id, delivery.member_id, delivery.attempts, notification.kind,
        notification.parameters, notification.link, notification.is_urgent`.execute(tx);
    return rows;
  });

interface Ready {
  message: PushMessage;
  subscriptions: Subscription[];
}

/** What is sent to whom; null where the member wants no push, or none now. */
const prepare = (platform: Platform, tenant: Tenant, claimed: Claimed): Promise<Ready | null> =>
  platform.inTenant(tenant.id, async (tx) => {
    const { memberId, notificationId, isUrgent, link } = claimed;
    const { timeZone } = tenant;
    const { allowNotifications, language } = await storedPreferences(tx, memberId);
    if (!allowNotifications) return null;
    if (!isUrgent && (await isSilentFor(tx, { memberId, now: platform.clock(), timeZone }))) return null;
    const content = contentIn(platform.notificationKinds, claimed, { language, timeZone });
    const url = `${platform.tenants.addressOf(tenant)}${link ?? '/notifications'}`;
    return {
      message: { id: notificationId, ...content, url, isUrgent },
      subscriptions: await subscriptionsOf(tx, memberId),
    };
  });

function statusOf(outcomes: readonly PushOutcome[], attempts: number): Status {
  if (outcomes.every((outcome) => outcome === 'gone')) return 'dropped';
  if (outcomes.includes('sent')) return 'sent';
  return outcomes.includes('later') && attempts < maxAttempts ? 'waiting' : 'failed';
}

const sendAll = (sender: PushSender, { message, subscriptions }: Ready) =>
  Promise.all(
    subscriptions.map(async (subscription) => ({
      subscription,
      outcome: await sendPush(sender, subscription, message),
    })),
  );

async function push(platform: Platform, tenant: Tenant, sender: PushSender, claimed: Claimed): Promise<void> {
  const ready = await prepare(platform, tenant, claimed);
  const sent = ready === null ? [] : await sendAll(sender, ready);
  const outcomes = sent.map(({ outcome }) => outcome);
  const status = ready === null ? 'dropped' : statusOf(outcomes, claimed.attempts);
  const pauseMs = firstPauseMs * 2 ** (claimed.attempts - 1);
  await platform.inTenant(tenant.id, async (tx) => {
    for (const { subscription, outcome } of sent)
      if (outcome === 'gone') await unsubscribe(tx, subscription.sessionId);
    await tx
      .updateTable('notificationDelivery')
      .set({ status, ...(status === 'waiting' && { dueAt: new Date(platform.clock().getTime() + pauseMs) }) })
      .where('channel', '=', 'push')
      .where('notificationId', '=', claimed.notificationId)
      .where('memberId', '=', claimed.memberId)
      .execute();
  });
  platform.metrics.delivery('push', status);
}

/**
 * Pushes what waits. Each goes to all browsers of its member, at most once; where none could be reached since the
 * service was busy, it is asked again.
 */
export async function pushWaiting(platform: Platform, tenant: Tenant): Promise<void> {
  const { db, env } = platform;
  let sender: PushSender | null = null;
  const began = performance.now();
  while (performance.now() - began < longestRunMs) {
    const claimed = await claim(platform, tenant);
    if (claimed.length === 0) return;
    const using = (sender ??= { keys: await pushKeys(db), subject: `mailto:${addressIn(env.MAIL_FROM)}` });
    await Promise.all(claimed.map((each) => push(platform, tenant, using, each)));
  }
}
