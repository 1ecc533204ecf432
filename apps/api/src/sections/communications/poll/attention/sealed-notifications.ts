import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { resultsPath } from './poll-notifications';

/** To the inspectors of a sealed poll: the vote is over, and nobody but them can count. */
export const boxWaits = defineNotification({
  name: 'communications.poll-box',
  group: { en: 'Polls', es: 'Votaciones' },
  label: { en: 'A sealed poll waits for your key', es: 'Una votación sellada espera su clave' },
  permission: 'Poll Details View',
  parameters: z.object({ title: z.string() }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title }) => ({
      title: `Open the envelopes: ${title}`,
      text: 'The vote is over. It is counted when you open it with your key.',
    }),
    es: ({ title }) => ({
      title: `Abra los sobres: ${title}`,
      text: 'La votación terminó. Se cuenta cuando usted la abra con su clave.',
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
