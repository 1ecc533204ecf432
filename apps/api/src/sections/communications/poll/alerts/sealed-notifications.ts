import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { resultsPath } from './poll-notifications';
import { pollGroup as group, pollMessages as messages } from './poll-texts';

/** To the inspectors of a sealed poll: the vote is over, and nobody but them can count. */
export const boxWaits = defineNotification({
  name: 'communications.poll-box',
  group,
  label: labelOf(messages, 'sealed.label'),
  permission: 'Poll Details View',
  parameters: z.object({ title: z.string() }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title }) => ({ title: t('sealed.title', { title }), text: t('sealed.text') }),
});

/** Tells the inspectors who have an account. */
export async function notifyClosed(
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
