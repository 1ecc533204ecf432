import { cutTo } from '@courtyard/contract/primitives';
import { z } from 'zod';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { defineNotification } from '../../notifications/kind';
import type { Tenant } from '../../tenancy/tenant';

const group = { en: 'Mass emails', es: 'Correos masivos' };
const parameters = z.object({ subject: z.string(), what: z.enum(['done', 'overdue', 'restored']) });

const words = {
  en: {
    done: ['was sent', 'See the delivery log for the status of each email.'],
    overdue: [
      'needs your attention',
      'It missed its send time by more than an hour. Open it to send it now or stop it.',
    ],
    restored: [
      'needs your attention',
      'The community was restored from a backup. Check whether the email was already sent before you send it.',
    ],
  },
  es: {
    done: ['se envió', 'Consulte en el registro de entregas el estado de cada correo.'],
    overdue: ['requiere su atención', 'Se retrasó más de una hora. Ábralo para enviarlo ahora o detenerlo.'],
    restored: [
      'requiere su atención',
      'La comunidad se restauró de una copia. Compruebe si el correo ya salió antes de enviarlo.',
    ],
  },
} as const;

/** To who sent it: a letter to many went out, or waits for a person. */
export const dispatchStood = defineNotification({
  name: 'dispatch.stood',
  group,
  label: {
    en: 'My mass email was sent or needs attention',
    es: 'Mi correo masivo se envió o requiere atención',
  },
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
