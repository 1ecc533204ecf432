import { formatLongDay } from '@courtyard/contract/formats';
import { z } from 'zod';
import { newId } from '../../../../platform/core/ids';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';

const group = { en: 'Meetings', es: 'Reuniones' };
const parameters = z.object({ name: z.string(), heldOn: z.string() });
type Parameters = z.infer<typeof parameters>;

const dayIn = (language: 'en' | 'es', { heldOn }: Parameters) =>
  formatLongDay(heldOn, { language, dateFormat: '' });

const waiting = {
  group,
  parameters,
  words: {
    en: (given: Parameters) => ({
      title: `Minutes pending approval: ${given.name}`,
      text: `Meeting of ${dayIn('en', given)}. They must be approved by someone other than the author.`,
    }),
    es: (given: Parameters) => ({
      title: `Acta pendiente de aprobación: ${given.name}`,
      text: `Reunión del ${dayIn('es', given)}. Debe aprobarla alguien distinto de quien la escribió.`,
    }),
  },
};

const published = {
  group,
  parameters,
  words: {
    en: (given: Parameters) => ({
      title: `Minutes published: ${given.name}`,
      text: `Read what was decided on ${dayIn('en', given)}.`,
    }),
    es: (given: Parameters) => ({
      title: `Acta publicada: ${given.name}`,
      text: `Lea lo que se acordó el ${dayIn('es', given)}.`,
    }),
  },
};

/** To those who approve minutes: some that another wrote wait for it. */
const minutesWait = defineNotification({
  ...waiting,
  name: 'communications.minutes-wait',
  label: { en: 'Minutes need my approval', es: 'Un acta necesita mi aprobación' },
  permission: 'Minutes Approve',
});

/** The same of executive sessions, for those alone who may see such. */
const executiveMinutesWait = defineNotification({
  ...waiting,
  name: 'communications.executive-minutes-wait',
  label: {
    en: 'Minutes of an executive session need my approval',
    es: 'El acta de una sesión ejecutiva necesita mi aprobación',
  },
  permission: 'Executive Sessions View',
});

/** To everybody who sees meetings: what was decided can be read. */
const minutesPublished = defineNotification({
  ...published,
  name: 'communications.minutes-published',
  label: { en: 'Minutes of a meeting were published', es: 'Se publicó el acta de una reunión' },
  permission: 'Meetings List View',
});

/** The same of executive sessions, for those alone who may see such. */
const executiveMinutesPublished = defineNotification({
  ...published,
  name: 'communications.executive-minutes-published',
  label: {
    en: 'Minutes of an executive session were published',
    es: 'Se publicó el acta de una sesión ejecutiva',
  },
  permission: 'Executive Sessions View',
});

export const minutesNotifications = [
  minutesWait,
  executiveMinutesWait,
  minutesPublished,
  executiveMinutesPublished,
];

/** Tells of the minutes of a meeting, in the product; not the one who did it. */
export async function tellOfMinutes(
  { tx, tenant, platform, caller }: CallContext,
  meeting: { id: string; name: string; heldOn: string; isExecutive: boolean },
  what: 'waiting' | 'published',
): Promise<void> {
  const { id, name, heldOn, isExecutive } = meeting;
  const kind = {
    waiting: isExecutive ? executiveMinutesWait : minutesWait,
    published: isExecutive ? executiveMinutesPublished : minutesPublished,
  }[what];
  const holding = [
    'Meetings List View',
    ...(what === 'waiting' ? ['Minutes Approve'] : []),
    ...(isExecutive ? ['Executive Sessions View'] : []),
  ];
  await platform.notify(tx, kind, {
    tenant,
    parameters: { name, heldOn },
    link: `/communications/meetings/details?id=${id}&tab=minutes`,
    key: newId(),
    to: { holding, except: caller.memberId },
  });
}
