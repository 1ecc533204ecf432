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
      title: `Minutes wait for approval: ${given.name}`,
      text: `The meeting of ${dayIn('en', given)}. Somebody else than who wrote them approves them.`,
    }),
    es: (given: Parameters) => ({
      title: `Actas esperan aprobación: ${given.name}`,
      text: `La reunión del ${dayIn('es', given)}. Las aprueba otra persona que quien las escribió.`,
    }),
  },
};

const published = {
  group,
  parameters,
  words: {
    en: (given: Parameters) => ({
      title: `Minutes published: ${given.name}`,
      text: `What was decided on ${dayIn('en', given)} can be read.`,
    }),
    es: (given: Parameters) => ({
      title: `Actas publicadas: ${given.name}`,
      text: `Se puede leer lo que se decidió el ${dayIn('es', given)}.`,
    }),
  },
};

/** To those who approve minutes: some that another wrote wait for it. */
const minutesWait = defineNotification({
  ...waiting,
  name: 'communications.minutes-wait',
  label: { en: 'Minutes wait for your approval', es: 'Unas actas esperan su aprobación' },
  permission: 'Minutes Approve',
});

/** The same of executive sessions, for those alone who may see such. */
const executiveMinutesWait = defineNotification({
  ...waiting,
  name: 'communications.executive-minutes-wait',
  label: {
    en: 'Minutes of an executive session wait for your approval',
    es: 'Las actas de una sesión ejecutiva esperan su aprobación',
  },
  permission: 'Executive Sessions View',
});

/** To everybody who sees meetings: what was decided can be read. */
const minutesPublished = defineNotification({
  ...published,
  name: 'communications.minutes-published',
  label: { en: 'Minutes of a meeting are published', es: 'Se publican las actas de una reunión' },
  permission: 'Meetings List View',
});

/** The same of executive sessions, for those alone who may see such. */
const executiveMinutesPublished = defineNotification({
  ...published,
  name: 'communications.executive-minutes-published',
  label: {
    en: 'Minutes of an executive session are published',
    es: 'Se publican las actas de una sesión ejecutiva',
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
