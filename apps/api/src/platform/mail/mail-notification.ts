import { dayAt } from '@courtyard/contract/days';
import { labelOf } from '@courtyard/contract/messages';
import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import type { Platform } from '../core/platform';
import { administration, defineNotification, longDay } from '../notifications/kind';
import { mailMessages } from './email-message.rules';

/** To those who see the outbox: no further attempt is made at a mail. Once a day, however many there are. */
export const mailNotDelivered = defineNotification({
  name: 'mail.not-delivered',
  group: administration,
  label: labelOf(mailMessages, 'notDelivered.label'),
  permission: 'Outbox View',
  parameters: z.object({ on: day }),
  messages: mailMessages,
  content: (t, { on }, { language }) => ({
    title: t('notDelivered.title'),
    text: t('notDelivered.text', { day: longDay(on, language) }),
  }),
});

/** Says that a mail of a community will not be tried again. */
export async function notifyNotDelivered(platform: Platform, tenantId: string): Promise<void> {
  const tenant = await platform.tenants.byId(tenantId);
  if (!tenant) return;
  const on = dayAt(platform.clock(), tenant.timeZone);
  await platform.inTenant(tenantId, (tx) =>
    platform.notify(tx, mailNotDelivered, {
      tenant,
      parameters: { on },
      link: '/administration/outbox',
      key: on,
      to: { holding: ['Outbox View'] },
    }),
  );
}
