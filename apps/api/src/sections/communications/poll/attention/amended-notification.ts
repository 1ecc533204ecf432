import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { moment } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { voterIds, votePath } from './poll-notifications';

/** To everybody who may vote: the words changed at the meeting. */
export const pollAmended = defineNotification({
  name: 'communications.poll-amended',
  group: { en: 'Polls', es: 'Votaciones' },
  label: { en: 'What you vote on was changed at a meeting', es: 'Lo que vota cambió en una reunión' },
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), at: moment }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title }) => ({
      title: `Changed at the meeting: ${title}`,
      text: 'Votes that were cast before do not count any more. Read how it is put now, and vote again while it is open.',
    }),
    es: ({ title }) => ({
      title: `Cambió en la reunión: ${title}`,
      text: 'Los votos emitidos antes ya no cuentan. Lea cómo queda y vote de nuevo mientras esté abierta.',
    }),
  },
});

export async function tellAmended(
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
