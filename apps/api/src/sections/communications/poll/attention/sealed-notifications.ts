import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { resultsPath } from './poll-notifications';

/** To the inspectors of a sealed poll: the vote is over, and nobody but them can count. */
export const boxWaits = defineNotification({
  name: 'communications.poll-box',
  group: { en: 'Polls', es: 'Votaciones' },
  label: { en: 'A sealed poll needs my key', es: 'Una votación sellada necesita mi clave' },
  permission: 'Poll Details View',
  parameters: z.object({ title: z.string() }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title }) => ({
      title: `Open the envelopes: ${title}`,
      text: 'Voting has ended. Open the envelopes with your key to count the votes.',
    }),
    es: ({ title }) => ({
      title: `Abra los sobres: ${title}`,
      text: 'La votación terminó. Abra los sobres con su clave para contar los votos.',
    }),
  },
});

/** Tells the inspectors who have an account. */
export async function tellClosed(
  { tx, platform, tenant }: Pick<CallContext, 'tx' | 'platform' | 'tenant'>,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const inspectors = await tx
    .selectFrom('pollInspector')
    .select('memberId')
    .where('pollId', '=', id)
    .where('memberId', 'is not', null)
    .execute();
  await platform.notify(tx, boxWaits, {
    tenant,
    parameters: { title },
    link: resultsPath(id),
    key: id,
    to: { memberIds: inspectors.flatMap(({ memberId }) => memberId ?? []) },
  });
}
