import { cutTo } from '@courtyard/contract/primitives';
import { z } from 'zod';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { defineNotification } from '../../notifications/kind';
import type { Tenant } from '../../tenancy/tenant';

const group = { en: 'E-mail notifications', es: 'Notificaciones por correo' };
const parameters = z.object({ subject: z.string(), what: z.enum(['done', 'overdue', 'restored']) });

const words = {
  en: {
    done: ['was sent', 'The delivery log says what became of each letter.'],
    overdue: [
      'waits for you',
      'It was to go out more than an hour ago. Open it to send it now, or to stop it.',
    ],
    restored: [
      'waits for you',
      'Its community was put back from a backup. Open it and see whether it went out already before you send it.',
    ],
  },
  es: {
    done: ['se envió', 'El registro de entregas dice qué fue de cada carta.'],
    overdue: ['le espera', 'Debía salir hace más de una hora. Ábralo para enviarlo ahora o detenerlo.'],
    restored: [
      'le espera',
      'Su comunidad se restauró de una copia. Ábralo y vea si ya salió antes de enviarlo.',
    ],
  },
} as const;

/** To who sent it: a letter to many went out, or waits for a person. */
export const dispatchStood = defineNotification({
  name: 'dispatch.stood',
  group,
  label: { en: 'A mailing of yours was sent, or waits for you', es: 'Un envío suyo salió o le espera' },
  parameters,
  words: {
    en: ({ subject, what }) => ({ title: `“${subject}” ${words.en[what][0]}`, text: words.en[what][1] }),
    es: ({ subject, what }) => ({ title: `«${subject}» ${words.es[what][0]}`, text: words.es[what][1] }),
  },
});

interface Told {
  tenant: Tenant;
  dispatch: { id: string; section: string; link: string; subject: string; sentBy: string };
  what: z.infer<typeof parameters>['what'];
}

/** Has the author's open pages ask again how far it is. */
export const tellProgress = (
  { events }: Pick<Platform, 'events'>,
  tx: Tx,
  tenantId: string,
  { section, sentBy }: Pick<Told['dispatch'], 'section' | 'sentBy'>,
): Promise<void> => events.publish(tx, { tenantId, topic: 'section-data', section, memberId: sentBy });

/** Tells the author, and the open browsers that the section's data changed. */
export async function tellDispatch(
  { notify, events }: Pick<Platform, 'notify' | 'events'>,
  tx: Tx,
  { tenant, dispatch: { id, section, link, subject, sentBy }, what }: Told,
): Promise<void> {
  await events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section });
  await notify(tx, dispatchStood, {
    tenant,
    parameters: { subject: cutTo(subject, 200), what },
    link,
    key: `${id} ${what}`,
    to: { memberIds: [sentBy] },
  });
}
