import { dayAt } from '@courtyard/contract/days';
import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import type { Platform } from '../core/platform';
import { administration, defineNotification, longDay } from '../notifications/kind';

/** To those who see the outbox: no further attempt is made at a mail. Once a day, however many there are. */
export const mailNotDelivered = defineNotification({
  name: 'mail.not-delivered',
  group: administration,
  label: { en: 'Email delivery failed', es: 'Falló la entrega de un correo' },
  permission: 'Outbox View',
  parameters: z.object({ on: day }),
  words: {
    en: ({ on }) => ({
      title: 'Email delivery failed',
      text: `On ${longDay(on, 'en')} the mail server rejected an email after several attempts. See the outbox for details.`,
    }),
    es: ({ on }) => ({
      title: 'Falló la entrega de un correo',
      text: `El ${longDay(on, 'es')} el servidor de correo rechazó un correo tras varios intentos. Consulte la bandeja de salida.`,
    }),
  },
});

/** Says that a mail of a community will not be tried again. */
export async function tellNotDelivered(platform: Platform, tenantId: string): Promise<void> {
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
