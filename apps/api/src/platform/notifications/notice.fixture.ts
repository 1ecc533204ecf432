import type { MailCadence } from '@courtyard/contract';
import { defineMessages } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TestApp } from '../../testing';
import type { DemoPerson } from '../section/demo/demo-community';
import { type AnyNotificationKind, defineNotification, type NotificationKind } from './kind';
import type { Audience } from './notify';

const messages = defineMessages({ en: {}, es: {} });

type Notice = NotificationKind<{ what: string }>;

const kindOf = (
  name: string,
  { isUrgent = false, email = 'off' }: { isUrgent?: boolean; email?: MailCadence } = {},
): Notice =>
  defineNotification({
    name,
    group: { en: 'Tests', es: 'Pruebas' },
    label: { en: `About ${name}`, es: `Sobre ${name}` },
    parameters: z.object({ what: z.string() }),
    isUrgent,
    channels: { email },
    messages,
    content: (_t, { what }, { language }) =>
      language === 'es'
        ? { title: `Nuevo: ${what}`, text: 'Aquí está.' }
        : { title: `New: ${what}`, text: 'It is here.' },
  });

export const plain = kindOf('test.plain');
export const urgent = kindOf('test.urgent', { isUrgent: true });
export const mailed = kindOf('test.mailed', { email: 'at-once' });
export const daily = kindOf('test.daily', { email: 'daily' });

const kinds = [plain, urgent, mailed, daily];

/** Kinds as a section would declare them, in a catalogue that is a Map. */
export function addKinds(
  { platform }: Pick<TestApp, 'platform'>,
  added: readonly AnyNotificationKind[] = kinds,
) {
  if (!(platform.notificationKinds instanceof Map)) throw new TypeError('the catalogue is a Map');
  for (const kind of added) platform.notificationKinds.set(kind.name, { kind, section: 'properties' });
}

export interface Telling {
  kind?: Notice;
  what?: string;
  to?: Audience;
  key?: string;
  link?: string;
  community?: 'demo' | 'lakeside';
}

/** Tells everybody of the demo community, unless it is said otherwise. Gives how many were told. */
export async function tell({ platform }: Pick<TestApp, 'platform'>, telling: Telling = {}): Promise<number> {
  const { kind = plain, what = 'something', to = { everyone: true }, community = 'demo', ...rest } = telling;
  const tenant = await platform.tenants.bySlug(community);
  if (!tenant) throw new Error(`there is no community ${community}`);
  return platform.inTenant(tenant.id, (tx) =>
    platform.notify(tx, kind, { tenant, parameters: { what }, to, ...rest }),
  );
}

/** Pushes to a member of a kind that no section of this release declares, which have waited for long. */
export async function leaveUnknown(
  { platform, tenants }: Pick<TestApp, 'platform' | 'tenants'>,
  memberId: string,
  count: number,
): Promise<void> {
  const old = new Date('2020-01-01T00:00:00Z');
  await platform.inTenant(tenants.demo, (tx) =>
    sql`with told as (
      insert into notification (tenant_id, id, kind, parameters, is_urgent, created_at)
      select ${tenants.demo}::uuid, gen_random_uuid(), 'later.kind', '{}', false, ${old}
      from generate_series(1, ${count}::int) returning id)
    insert into notification_delivery (tenant_id, notification_id, member_id, channel, cadence, due_at)
    select ${tenants.demo}::uuid, id, ${memberId}::uuid, 'push', 'at-once', ${old} from told`.execute(tx),
  );
}

/** The member's id of somebody of a demo community. */
export async function memberOf(
  { platform, tenants }: Pick<TestApp, 'platform' | 'tenants'>,
  person: DemoPerson,
  community: 'demo' | 'lakeside' = 'demo',
): Promise<string> {
  const { id } = await platform.inTenant(tenants[community], (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', `${person}@${community}.example`)
      .executeTakeFirstOrThrow(),
  );
  return id;
}
