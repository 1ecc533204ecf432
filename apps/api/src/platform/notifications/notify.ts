import { dayAt } from '@courtyard/contract/days';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { defaultDigest } from './settings/settings.sql';
import { newId } from '../core/ids';
import type { PlatformCore } from '../core/platform';
import type { Events, Jobs } from '../core/services';
import { holderIds } from '../auth/permissions/holders.sql';
import type { Tx } from '../database/database';
import { type GroupIds, membersOfGroups } from '../tenancy/member-group';
import type { Tenant } from '../tenancy/tenant';
import type { NotificationKind } from './kind';

export const deliverJobName = 'notifications.deliver';

/** Who is told: everybody of whom one of these is true, as long as they are an active member. */
export interface Audience {
  everyone?: true;
  memberIds?: readonly string[];
  /** E-mail addresses, in lower case; whose is no member's is passed over. */
  addresses?: readonly string[];
  /** Those who hold all of these permissions. */
  holding?: readonly string[];
  /** Those who have one of these roles, by name. */
  roles?: readonly string[];
  /** Those who belong to one of these today: `{ committee: [id] }`. */
  groups?: GroupIds;
  /** Never this member: who did it knows. */
  except?: string;
}

export interface NotificationInput<P> {
  tenant: Pick<Tenant, 'id' | 'timeZone'>;
  parameters: P;
  to: Audience;
  /** Path of the page that it is about, `/properties-common-areas/…`. */
  link?: string;
  /** Of one kind and key there is one notification, however often it is told. */
  key?: string;
}

/** Tells members of something, in the caller's transaction: what rolls back was never told. Gives how many were told now. */
export type Notify = <P>(tx: Tx, kind: NotificationKind<P>, input: NotificationInput<P>) => Promise<number>;

/** A NOTIFY has room for 8,000 bytes; more members are told as the whole community is, and ask by themselves. */
const maxNamed = 150;

function isMeant({ everyone, memberIds, addresses, holding, roles, except }: Audience): RawBuilder<SqlBool> {
  const cases: RawBuilder<SqlBool>[] = [];
  if (everyone) cases.push(sql`true`);
  if (memberIds) cases.push(sql`member.id = any(${[...memberIds]}::uuid[])`);
  if (addresses) {
    cases.push(sql`exists (select from identity where identity.id = member.identity_id
      and identity.email = any(${[...addresses]}::text[]))`);
  }
  if (holding && holding.length > 0) {
    const held = holding.map((permission) => sql<SqlBool>`member.id in (${holderIds(permission)})`);
    cases.push(sql`(${sql.join(held, sql` and `)})`);
  }
  if (roles) {
    cases.push(sql`member.id in (select held.member_id from running_role held
      join role on role.tenant_id = held.tenant_id and role.id = held.role_id
      where role.name = any(${[...roles]}::text[]))`);
  }
  const meant = cases.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(cases, sql` or `)})`;
  return except === undefined ? meant : sql<SqlBool>`${meant} and member.id <> ${except}::uuid`;
}

interface Told {
  told: number;
  delivered: number;
  named: string[];
  transaction: string;
}

/** Writes content, receipts and what is to go out, in one statement, whatever the size of the community. */
async function store<P>(
  tx: Tx,
  kind: NotificationKind<P>,
  { tenant, parameters, to, link, key }: NotificationInput<P>,
  now: Date,
): Promise<Told> {
  const { inApp, push, email } = kind.channels;
  const { rows } = await sql<Told>`
    with content as (
      insert into notification (tenant_id, id, kind, parameters, link, is_urgent, dedupe_key, created_at)
      values (${tenant.id}, ${newId()}, ${kind.name}, ${kind.stored(parameters)}::jsonb, ${link ?? null},
        ${kind.isUrgent}, ${key ?? null}, ${now})
      on conflict (tenant_id, kind, dedupe_key) where dedupe_key is not null do nothing
      returning id
    ), meant as materialized (
      select content.id, member.id as member_id,
        ${kind.isUrgent}::boolean or coalesce(choice.in_app, ${inApp}::boolean) as in_app,
        coalesce(choice.push, ${push}::boolean) and exists (select from push_subscription subscription
          where subscription.tenant_id = member.tenant_id and subscription.member_id = member.id) as push,
        ${email === null ? sql`'off'` : sql`coalesce(choice.email, ${email}::text)`} as chosen,
        coalesce(setting.digest_time_zone, ${tenant.timeZone}) as zone,
        coalesce(setting.digest_minutes, ${defaultDigest.minutes}) as minutes,
        coalesce(setting.digest_weekday, ${defaultDigest.weekday}) as weekday
      from content cross join member
      left join notification_choice choice on choice.tenant_id = member.tenant_id
        and choice.member_id = member.id and choice.kind = ${kind.name}
      left join notification_setting setting on setting.tenant_id = member.tenant_id and setting.member_id = member.id
      where member.tenant_id = ${tenant.id} and member.status = 'active' and ${isMeant(to)}
    ), receipts as (
      insert into notification_receipt (tenant_id, member_id, notification_id)
      select ${tenant.id}::uuid, member_id, id from meant where in_app
      returning member_id
    ), deliveries as (
      insert into notification_delivery (tenant_id, notification_id, member_id, channel, cadence, due_at)
      select ${tenant.id}::uuid, id, member_id, 'push', 'at-once', ${now}::timestamptz from meant where push
      union all
      select ${tenant.id}::uuid, id, member_id, 'email', cadence, case cadence
        when 'daily' then courtyard.next_digest(${now}, zone, minutes, null)
        when 'weekly' then courtyard.next_digest(${now}, zone, minutes, weekday) else ${now}::timestamptz end
      from meant cross join lateral (
        select case when ${kind.isUrgent}::boolean then 'at-once' else chosen end as cadence) at
      where chosen <> 'off'
      returning cadence
    )
    select (select count(*)::int from receipts) as told,
      (select count(*)::int from deliveries where cadence = 'at-once') as delivered,
      array(select member_id from receipts limit ${maxNamed + 1}) as named,
      pg_current_xact_id()::text as transaction`.execute(tx);
  return rows[0] ?? { told: 0, delivered: 0, named: [], transaction: '' };
}

/** Makes `notify`. */
export function createNotify(
  { clock, metrics, sections }: Pick<PlatformCore, 'clock' | 'metrics' | 'sections'>,
  { events, jobs }: { events: Events; jobs: Jobs },
): Notify {
  /** Who belongs to groups now, by name. */
  async function byName({ groups, ...to }: Audience, tx: Tx, timeZone: string): Promise<Audience> {
    if (!groups) return to;
    const members = await membersOfGroups(sections, tx, groups, dayAt(clock(), timeZone));
    return { ...to, memberIds: [...(to.memberIds ?? []), ...members] };
  }
  return async (tx, kind, input) => {
    const tenantId = input.tenant.id;
    const to = await byName(input.to, tx, input.tenant.timeZone);
    const { told, delivered, named, transaction } = await store(tx, kind, { ...input, to }, clock());
    if (told > 0) {
      const whom = named.length > maxNamed ? { toAll: true } : { memberIds: named };
      await events.publish(tx, { tenantId, topic: 'notification', ...whom });
    }
    // One job for each transaction: a key that others use too would have them wait for each other.
    if (delivered > 0) await jobs.enqueue(tx, deliverJobName, { tenantId }, { key: transaction });
    if (told + delivered > 0) metrics.notification(kind.name);
    return told;
  };
}
