import { day, moment } from '@courtyard/contract/primitives';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { labelOf } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { pollGroup as group, pollMessages as messages } from './poll-texts';
export const votePath = (pollId: string) => `/communications/community-polls/vote?id=${pollId}`;
export const resultsPath = (pollId: string) => `/communications/community-polls/results?id=${pollId}`;

/** To everybody who may vote: a poll was opened. */
export const pollOpened = defineNotification({
  name: 'communications.poll-opened',
  group,
  label: labelOf(messages, 'opened.label'),
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), on: day }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title, on }, { language }) => ({
    title: t('opened.title', { title }),
    text: t('opened.text', { day: longDay(on, language) }),
  }),
});

/** To whom a vote was given. */
export const proxyGiven = defineNotification({
  name: 'communications.poll-proxy',
  group,
  label: labelOf(messages, 'proxyGiven.label'),
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), from: z.string(), vote: z.string(), at: moment }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title, from, vote }) => ({
    title: t('proxyGiven.title', { from }),
    text: t('proxyGiven.text', { title, vote }),
  }),
});

/** To everybody who could vote, and to those who certify: a poll was counted. */
export const pollCounted = defineNotification({
  name: 'communications.poll-counted',
  group,
  label: labelOf(messages, 'counted.label'),
  permission: 'Poll Details View',
  parameters: z.object({ title: z.string() }),
  channels: { email: null },
  messages,
  content: (t, { title }) => ({ title: t('counted.title', { title }), text: t('counted.text') }),
});

/** To the owners: a proxy that they gave on paper was recorded, so that one which they did not give is noticed. */
export const proxyRecorded = defineNotification({
  name: 'communications.poll-proxy-recorded',
  group,
  label: labelOf(messages, 'proxyRecorded.label'),
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), holder: z.string(), vote: z.string(), at: moment }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title, holder, vote }) => ({
    title: t('proxyRecorded.title', { holder }),
    text: t('proxyRecorded.text', { title, vote }),
  }),
});

/** To those who run polls: one that was to open itself did not. */
export const pollNotOpened = defineNotification({
  name: 'communications.poll-not-opened',
  group,
  label: labelOf(messages, 'notOpened.label'),
  permission: 'Poll Update',
  parameters: z.object({ title: z.string(), at: moment }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title }) => ({ title: t('notOpened.title', { title }), text: t('notOpened.text') }),
});

export const pollNotifications = [pollOpened, proxyGiven, proxyRecorded, pollNotOpened, pollCounted];

export async function voterIds(tx: Tx, pollId: string): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select distinct voter.member_id as "memberId" from poll_voter voter
    join poll_elector elector on elector.id = voter.elector_id
    where voter.poll_id = ${pollId} and elector.suspended is null`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

type TranslatingContext = Pick<CallContext, 'tx' | 'platform' | 'tenant'>;

export async function notifyOpened({ tx, platform, tenant }: TranslatingContext, poll: Poll): Promise<void> {
  await platform.notify(tx, pollOpened, {
    tenant,
    parameters: { title: poll.title, on: poll.closesOn },
    link: votePath(poll.id),
    key: poll.id,
    to: { memberIds: await voterIds(tx, poll.id) },
  });
}

interface GivenProxy {
  pollId: string;
  electorId: string;
  /** The property, or the person. */
  vote: string;
  holder: { id: string; displayName: string };
  /** Whether the management recorded it. */
  isRecorded: boolean;
}

export async function notifyProxy(
  { tx, platform, tenant, caller }: CallContext,
  { pollId, electorId, vote, holder, isRecorded }: GivenProxy,
): Promise<void> {
  const at = platform.clock().toISOString();
  const { title } = await tx
    .selectFrom('poll')
    .select('title')
    .where('id', '=', pollId)
    .executeTakeFirstOrThrow();
  await platform.notify(tx, proxyGiven, {
    tenant,
    parameters: { title, from: caller.displayName, vote, at },
    link: votePath(pollId),
    to: { memberIds: [holder.id] },
  });
  if (!isRecorded) return;
  const owners = await tx
    .selectFrom('pollVoter')
    .select('memberId')
    .where('electorId', '=', electorId)
    .execute();
  await platform.notify(tx, proxyRecorded, {
    tenant,
    parameters: { title, holder: holder.displayName, vote, at },
    link: votePath(pollId),
    to: { memberIds: owners.map(({ memberId }) => memberId) },
  });
}

export async function notifyNotOpened(
  { tx, platform, tenant }: TranslatingContext,
  { id, title }: { id: string; title: string },
): Promise<void> {
  await platform.notify(tx, pollNotOpened, {
    tenant,
    parameters: { title, at: platform.clock().toISOString() },
    link: resultsPath(id),
    to: { holding: ['Poll Update'] },
  });
}

export async function notifyCounted(
  { tx, platform, tenant }: TranslatingContext,
  { id, title }: { id: string; title: string },
): Promise<void> {
  await platform.notify(tx, pollCounted, {
    tenant,
    parameters: { title },
    link: resultsPath(id),
    key: id,
    to: { memberIds: await voterIds(tx, id), holding: ['Poll Certify'] },
  });
}
