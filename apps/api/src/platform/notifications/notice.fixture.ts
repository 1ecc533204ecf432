import type { MailCadence } from '@courtyard/contract';
import { z } from 'zod';
import type { TestApp } from '../../testing';
import type { DemoPerson } from '../section/demo/demo-community';
import { type AnyNotificationKind, defineNotification, type NotificationKind } from './kind';
import type { Audience } from './notify';

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
    words: {
      en: ({ what }) => ({ title: `New: ${what}`, text: 'It is here.' }),
      es: ({ what }) => ({ title: `Nuevo: ${what}`, text: 'Aquí está.' }),
    },
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
