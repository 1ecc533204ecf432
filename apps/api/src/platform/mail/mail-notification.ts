import { dayAt } from '@courtyard/contract/days';
import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import type { Platform } from '../core/platform';
import { administration, defineNotification, longDay } from '../notifications/kind';

/** To those who see the outbox: no further attempt is made at a mail. Once a day, however many there are. */
export const mailNotDelivered = defineNotification({
  name: 'mail.not-delivered',
  group: administration,
  label: { en: 'A mail could not be delivered', es: 'No se pudo entregar un correo' },
  permission: 'Outbox View',
  parameters: z.object({ on: day }),
  words: {
    en: ({ on }) => ({
      title: 'Mail could not be delivered',
      text: `On ${longDay(on, 'en')} the mail server did not take a mail, however often it was tried. The outbox shows which.`,
    }),
    es: ({ on }) => ({
      title: 'No se pudo entregar correo',
      text: `El ${longDay(on, 'es')} el servidor de correo no aceptó un correo, por más que se intentó. La bandeja de salida muestra cuál.`,
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
