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
  label: {
    en: 'A motion I can vote on was amended at a meeting',
    es: 'Se enmendó en una reunión una moción que puedo votar',
  },
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), at: moment }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title }) => ({
      title: `Amended at the meeting: ${title}`,
      text: 'Votes cast earlier no longer count. Read the new wording and vote again while voting is open.',
    }),
    es: ({ title }) => ({
      title: `Enmendada en la reunión: ${title}`,
      text: 'Los votos emitidos antes ya no cuentan. Lea el nuevo texto y vote de nuevo mientras la votación esté abierta.',
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
