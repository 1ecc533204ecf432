import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { moment } from '@courtyard/contract/primitives';
import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { voterIds, votePath } from './poll-notifications';
import { pollGroup as group, pollMessages as messages } from './poll-texts';

/** To everybody who may vote: the words changed at the meeting. */
export const pollAmended = defineNotification({
  name: 'communications.poll-amended',
  group,
  label: labelOf(messages, 'amended.label'),
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), at: moment }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title }) => ({ title: t('amended.title', { title }), text: t('amended.text') }),
});

export async function notifyAmended(
  { tx, platform, tenant }: Pick<CallContext, 'tx' | 'platform' | 'tenant'>,
  { id, title }: Pick<Poll, 'id' | 'title'>,
  at: Date,
): Promise<void> {
  await platform.notify(tx, pollAmended, {
    tenant,
    parameters: { title, at: at.toISOString() },
    link: votePath(id),
    to: { memberIds: await voterIds(tx, id) },
  });
}
