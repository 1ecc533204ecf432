import { type TranslateOf, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { newId } from '../../../../platform/core/ids';
import { defineNotification, longDay, type Reader } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { minutesMessages } from './minutes-texts';

const group = labelOf(minutesMessages, 'group');
const parameters = z.object({ name: z.string(), heldOn: z.string() });
type Parameters = z.infer<typeof parameters>;
type Translate = TranslateOf<typeof minutesMessages>;

const waiting = {
  group,
  parameters,
  messages: minutesMessages,
  content: (t: Translate, { name, heldOn }: Parameters, { language }: Reader) => ({
    title: t('waiting.title', { name }),
    text: t('waiting.text', { day: longDay(heldOn, language) }),
  }),
};

const published = {
  group,
  parameters,
  messages: minutesMessages,
  content: (t: Translate, { name, heldOn }: Parameters, { language }: Reader) => ({
    title: t('published.title', { name }),
    text: t('published.text', { day: longDay(heldOn, language) }),
  }),
};

/** To those who approve minutes: some that another wrote wait for it. */
const minutesWait = defineNotification({
  ...waiting,
  name: 'communications.minutes-wait',
  label: labelOf(minutesMessages, 'waiting.label'),
  permission: 'Minutes Approve',
});

/** The same of executive sessions, for those alone who may see such. */
const executiveMinutesWait = defineNotification({
  ...waiting,
  name: 'communications.executive-minutes-wait',
  label: labelOf(minutesMessages, 'waiting.executiveLabel'),
  permission: 'Executive Sessions View',
});

/** To everybody who sees meetings: what was decided can be read. */
const minutesPublished = defineNotification({
  ...published,
  name: 'communications.minutes-published',
  label: labelOf(minutesMessages, 'published.label'),
  permission: 'Meetings List View',
});

/** The same of executive sessions, for those alone who may see such. */
const executiveMinutesPublished = defineNotification({
  ...published,
  name: 'communications.executive-minutes-published',
  label: labelOf(minutesMessages, 'published.executiveLabel'),
  permission: 'Executive Sessions View',
});

export const minutesNotifications = [
  minutesWait,
  executiveMinutesWait,
  minutesPublished,
  executiveMinutesPublished,
];

/** Tells of the minutes of a meeting, in the product; not the one who did it. */
export async function notifyOfMinutes(
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
