import type { Language } from '@courtyard/contract/fields/labels';
import { type SqlBool, sql } from 'kysely';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { Tenant } from '../../tenancy/tenant';
import { contentIn } from '../kind';
import { stillToldName } from './still-told';
import { digestOf, letterOf, type Told } from './emails.rules';

/** In one transaction. */
const batch = 50;

interface Due {
  notificationId: string;
  memberId: string;
  kind: string;
  parameters: unknown;
  link: string | null;
  email: string;
  language: Language;
  isRead: boolean;
}

type Delivery = Pick<Platform, 'clock' | 'inTenant' | 'mail' | 'metrics' | 'notificationKinds' | 'tenants'>;

/** Others wait for a release that knows them, and keep nothing waiting. */
const isKnown = ({ notificationKinds }: Delivery) =>
  sql<SqlBool>`notification.kind = any(${[...notificationKinds.keys()]}::text[])`;

/** Mails that are due, of kinds that this release can put into words, taken by this transaction alone. */
const due = (tx: Tx, platform: Delivery, condition: ReturnType<typeof sql>) =>
  sql<Due>`
  select delivery.notification_id, delivery.member_id, notification.kind, notification.parameters, notification.link,
    identity.email, coalesce(preference.preferences ->> 'language', tenant.language) as language,
    coalesce(receipt.read_at is not null, false) as is_read
  from notification_delivery delivery
  join notification on notification.tenant_id = delivery.tenant_id and notification.id = delivery.notification_id
  join member on member.tenant_id = delivery.tenant_id and member.id = delivery.member_id and member.status = 'active'
  join identity on identity.id = member.identity_id
  join tenant on tenant.id = delivery.tenant_id
  left join member_preference preference on preference.tenant_id = member.tenant_id
    and preference.member_id = member.id
  left join notification_receipt receipt on receipt.tenant_id = delivery.tenant_id
    and receipt.member_id = delivery.member_id and receipt.notification_id = delivery.notification_id
  where delivery.channel = 'email' and delivery.status = 'waiting' and delivery.due_at <= ${platform.clock()}
    and ${isKnown(platform)} and ${condition}`.execute(tx);

async function settle(tx: Tx, rows: readonly Due[], status: 'sent' | 'dropped'): Promise<void> {
  if (rows.length === 0) return;
  await sql`update notification_delivery set status = ${status}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as done ("notificationId" uuid, "memberId" uuid)
    where channel = 'email' and notification_id = done."notificationId" and member_id = done."memberId"`.execute(
    tx,
  );
}

function told(platform: Delivery, tenant: Tenant, row: Due): Told {
  const reader = { language: row.language, timeZone: tenant.timeZone };
  const content = contentIn(platform.notificationKinds, row, reader);
  return { ...content, link: row.link };
}

/**
 * Writes the letters that go out at once. What is due is taken, written and noted in one transaction, so that of two
 * processes, or after one that was killed, each letter is there once.
 */
export async function mailAtOnce(platform: Delivery, tenant: Tenant): Promise<void> {
  for (let taken = batch; taken === batch;) {
    taken = await platform.inTenant(tenant.id, async (tx) => {
      const { rows } = await due(
        tx,
        platform,
        sql`delivery.cadence = 'at-once' order by delivery.due_at limit ${batch} for update of delivery skip locked`,
      );
      const address = platform.tenants.addressOf(tenant);
      for (const row of rows) {
        const message = letterOf(told(platform, tenant, row), row.language, address);
        const { email: to, language, notificationId } = row;
        await platform.mail.send(tx, {
          tenantId: tenant.id,
          to,
          language,
          ...message,
          checkedBy: stillToldName,
          checkedAbout: notificationId,
        });
        platform.metrics.delivery('email', 'sent');
      }
      await settle(tx, rows, 'sent');
      return rows.length;
    });
  }
}

/** The next members, in the order of their ids, for whom a letter of a day or a week is due. */
async function membersDue(tx: Tx, platform: Delivery): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select distinct delivery.member_id from notification_delivery delivery
    join notification on notification.tenant_id = delivery.tenant_id and notification.id = delivery.notification_id
    join member on member.tenant_id = delivery.tenant_id and member.id = delivery.member_id and member.status = 'active'
    where channel = 'email' and delivery.status = 'waiting' and cadence <> 'at-once'
      and due_at <= ${platform.clock()} and ${isKnown(platform)}
    order by 1 limit ${batch}`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

async function writeDigests(tx: Tx, platform: Delivery, tenant: Tenant): Promise<number> {
  const members = await membersDue(tx, platform);
  const { rows } = await due(
    tx,
    platform,
    sql`delivery.cadence <> 'at-once' and delivery.member_id = any(${members}::uuid[])
      order by delivery.notification_id desc for update of delivery`,
  );
  const unread = rows.filter(({ isRead }) => !isRead);
  for (const memberId of members) {
    const own = unread.filter((row) => row.memberId === memberId);
    const [first] = own;
    if (!first) continue;
    const all = own.map((row) => told(platform, tenant, row));
    const { email: to, language } = first;
    const message = digestOf(all, language, platform.tenants.addressOf(tenant));
    await platform.mail.send(tx, { tenantId: tenant.id, to, language, ...message });
    platform.metrics.delivery('email', 'sent');
  }
  await settle(tx, unread, 'sent');
  await settle(
    tx,
    rows.filter(({ isRead }) => isRead),
    'dropped',
  );
  return rows.length === 0 ? 0 : members.length;
}

/**
 * One letter for each member of whom one is due, about all that they have not read; one process at a time in each
 * community.
 */
export async function mailDigests(platform: Delivery, tenant: Tenant): Promise<void> {
  for (let written = batch; written === batch;) {
    written = await platform.inTenant(tenant.id, async (tx) => {
      const lock = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('digest ' || ${tenant.id}, 0)) as taken`.execute(
        tx,
      );
      return lock.rows[0]?.taken ? writeDigests(tx, platform, tenant) : 0;
    });
  }
}
