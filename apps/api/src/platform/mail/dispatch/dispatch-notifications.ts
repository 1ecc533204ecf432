import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { cutTo } from '@courtyard/contract/primitives';
import { z } from 'zod';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { defineNotification } from '../../notifications/kind';
import type { Tenant } from '../../tenancy/tenant';
import en from './dispatch.en.json';
import es from './dispatch.es.json';

export const dispatchMessages = defineMessages({ en, es });

const parameters = z.object({ subject: z.string(), what: z.enum(['done', 'overdue', 'restored']) });

/** To who sent it: a letter to many went out, or waits for a person. */
export const dispatchStood = defineNotification({
  name: 'dispatch.stood',
  group: labelOf(dispatchMessages, 'group'),
  label: labelOf(dispatchMessages, 'stood.label'),
  parameters,
  messages: dispatchMessages,
  content: (t, { subject, what }) => ({ title: t(`${what}.title`, { subject }), text: t(`${what}.text`) }),
});

interface Told {
  tenant: Tenant;
  dispatch: { id: string; section: string; link: string; subject: string; sentBy: string };
  what: z.infer<typeof parameters>['what'];
}

/** Has the author's open pages ask again how far it is. */
export const notifyProgress = (
  { events }: Pick<Platform, 'events'>,
  tx: Tx,
  tenantId: string,
  { section, sentBy }: Pick<Told['dispatch'], 'section' | 'sentBy'>,
): Promise<void> => events.publish(tx, { tenantId, topic: 'section-data', section, memberId: sentBy });

/** Tells the author, and the open browsers that the section's data changed. */
export async function notifyDispatch(
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
