import { day, moment } from '@courtyard/contract/primitives';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';

const group = { en: 'Polls', es: 'Votaciones' };
export const votePath = (pollId: string) => `/communications/community-polls/vote?id=${pollId}`;
export const resultsPath = (pollId: string) => `/communications/community-polls/results?id=${pollId}`;

/** To everybody who may vote: a poll was opened. */
export const pollOpened = defineNotification({
  name: 'communications.poll-opened',
  group,
  label: { en: 'A poll I can vote in was opened', es: 'Se abrió una votación en la que puedo votar' },
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), on: day }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title, on }) => ({
      title: `Vote now: ${title}`,
      text: `The poll is open until ${longDay(on, 'en')}.`,
    }),
    es: ({ title, on }) => ({
      title: `Ya puede votar: ${title}`,
      text: `La votación está abierta hasta el ${longDay(on, 'es')}.`,
    }),
  },
});

/** To whom a vote was given. */
export const proxyGiven = defineNotification({
  name: 'communications.poll-proxy',
  group,
  label: { en: 'Someone made me their proxy', es: 'Alguien me nombró su representante' },
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), from: z.string(), vote: z.string(), at: moment }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title, from, vote }) => ({
      title: `${from} made you their proxy`,
      text: `${title}: the vote of ${vote}.`,
    }),
    es: ({ title, from, vote }) => ({
      title: `${from} le nombró su representante`,
      text: `${title}: el voto de ${vote}.`,
    }),
  },
});

/** To everybody who could vote, and to those who certify: a poll was counted. */
export const pollCounted = defineNotification({
  name: 'communications.poll-counted',
  group,
  label: { en: 'Poll results are available', es: 'Hay resultados de una votación' },
  permission: 'Poll Details View',
  parameters: z.object({ title: z.string() }),
  channels: { email: null },
  words: {
    en: ({ title }) => ({ title: `Results available: ${title}`, text: 'The votes were counted.' }),
    es: ({ title }) => ({ title: `Resultados disponibles: ${title}`, text: 'Se contaron los votos.' }),
  },
});

/** To the owners: a proxy that they gave on paper was recorded, so that one which they did not give is noticed. */
export const proxyRecorded = defineNotification({
  name: 'communications.poll-proxy-recorded',
  group,
  label: { en: 'A proxy was recorded for my vote', es: 'Se registró un representante para mi voto' },
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), holder: z.string(), vote: z.string(), at: moment }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title, holder, vote }) => ({
      title: `${holder} can cast your vote`,
      text: `${title}: recorded for ${vote}. If you didn’t request this, revoke it on the voting page.`,
    }),
    es: ({ title, holder, vote }) => ({
      title: `${holder} puede emitir su voto`,
      text: `${title}: registrado para ${vote}. Si no lo pidió, revóquelo en la página de votación.`,
    }),
  },
});

/** To those who run polls: one that was to open itself did not. */
export const pollNotOpened = defineNotification({
  name: 'communications.poll-not-opened',
  group,
  label: { en: 'A scheduled poll couldn’t open', es: 'Una votación programada no pudo abrirse' },
  permission: 'Poll Update',
  parameters: z.object({ title: z.string(), at: moment }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title }) => ({
      title: `Not opened: ${title}`,
      text: 'It’s still a draft. Open it yourself to see what’s missing.',
    }),
    es: ({ title }) => ({
      title: `No se abrió: ${title}`,
      text: 'Sigue siendo un borrador. Ábrala usted para ver qué falta.',
    }),
  },
});

export const pollNotifications = [pollOpened, proxyGiven, proxyRecorded, pollNotOpened, pollCounted];

export async function voterIds(tx: Tx, pollId: string): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select distinct voter.member_id as "memberId" from poll_voter voter
    join poll_elector elector on elector.id = voter.elector_id
    where voter.poll_id = ${pollId} and elector.suspended is null`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

type Telling = Pick<CallContext, 'tx' | 'platform' | 'tenant'>;

export async function tellOpened({ tx, platform, tenant }: Telling, poll: Poll): Promise<void> {
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

export async function tellProxy(
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

export async function tellNotOpened(
  { tx, platform, tenant }: Telling,
  { id, title }: { id: string; title: string },
): Promise<void> {
  await platform.notify(tx, pollNotOpened, {
    tenant,
    parameters: { title, at: platform.clock().toISOString() },
    link: resultsPath(id),
    to: { holding: ['Poll Update'] },
  });
}

export async function tellCounted(
  { tx, platform, tenant }: Telling,
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
