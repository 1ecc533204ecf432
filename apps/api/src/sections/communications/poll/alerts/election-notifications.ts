import { day } from '@courtyard/contract/primitives';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { defineMessages, type TranslateOf, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, longDay, type Reader } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { resultsPath } from './poll-notifications';
import { pollGroup as group } from './poll-texts';
import en from './elections.en.json';
import es from './elections.es.json';

const messages = defineMessages({ en, es });
const parameters = z.object({ title: z.string(), on: day, seats: z.int() });

const callParameters = parameters.extend({ acclamation: z.boolean() });

/** What California asks of the notice (Civil Code 5103(b)) is in it. */
const callText = (
  t: TranslateOf<typeof messages>,
  { on, seats, acclamation }: z.output<typeof callParameters>,
  { language }: Reader,
) =>
  t(acclamation ? 'nominations.textAcclamation' : 'nominations.text', {
    seats,
    day: longDay(on, language),
  });

/** To the members: an election takes nominations. */
export const nominationsOpened = defineNotification({
  name: 'communications.poll-nominations',
  group,
  label: labelOf(messages, 'nominations.label'),
  permission: 'Polls List View',
  parameters: callParameters,
  channels: { email: 'at-once' },
  messages,
  content: (t, given, reader) => ({
    title: t('nominations.title', { title: given.title }),
    text: callText(t, given, reader),
  }),
});

/** The same, some days before the last. */
export const nominationsEnding = defineNotification({
  name: 'communications.poll-nominations-ending',
  group,
  label: labelOf(messages, 'ending.label'),
  permission: 'Polls List View',
  parameters: callParameters,
  channels: { email: 'at-once' },
  messages,
  content: (t, given, reader) => ({
    title: t('ending.title', { title: given.title }),
    text: callText(t, given, reader),
  }),
});

export const electionAcclaimed = defineNotification({
  name: 'communications.poll-acclaimed',
  group,
  label: labelOf(messages, 'acclaimed.label'),
  permission: 'Polls List View',
  parameters: z.object({ title: z.string() }),
  channels: { email: null },
  messages,
  content: (t, { title }) => ({ title: t('acclaimed.title', { title }), text: t('acclaimed.text') }),
});

/** To somebody who was nominated. */
export const youAreNominated = defineNotification({
  name: 'communications.poll-nominated',
  group,
  label: labelOf(messages, 'nominated.label'),
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), from: z.string(), on: day }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title, from, on }, { language }) => ({
    title: t('nominated.title', { from }),
    text: t('nominated.text', { title, day: longDay(on, language) }),
  }),
});

/** To somebody who inspects an election. */
export const youInspect = defineNotification({
  name: 'communications.poll-inspector',
  group,
  label: labelOf(messages, 'inspector.label'),
  permission: 'Poll Details View',
  parameters: z.object({ title: z.string() }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title }) => ({ title: t('inspector.title', { title }), text: t('inspector.text') }),
});

export const electionNotifications = [
  nominationsOpened,
  nominationsEnding,
  electionAcclaimed,
  youAreNominated,
  youInspect,
];

type TranslatingContext = Pick<CallContext, 'tx' | 'platform' | 'tenant'>;

/** Tells everybody who sees polls how the nominations of one stand. */
export async function notifyNominations(
  { tx, platform, tenant }: TranslatingContext,
  { id, title, nominationsUntil, seats, acclamation }: Poll,
  what: 'opened' | 'ending' | 'acclaimed',
): Promise<void> {
  const about = { tenant, link: resultsPath(id), to: { holding: ['Polls List View' as const] } };
  if (what === 'acclaimed') {
    await platform.notify(tx, electionAcclaimed, { ...about, key: id, parameters: { title } });
    return;
  }
  await platform.notify(tx, what === 'opened' ? nominationsOpened : nominationsEnding, {
    ...about,
    key: id,
    parameters: { title, on: nominationsUntil ?? '', seats, acclamation },
  });
}

export async function notifyNominated(
  { tx, platform, tenant, caller }: CallContext,
  { id, title, nominationsUntil }: Poll,
  memberId: string,
): Promise<void> {
  await platform.notify(tx, youAreNominated, {
    tenant,
    parameters: { title, from: caller.displayName, on: nominationsUntil ?? '' },
    link: resultsPath(id),
    key: `${id} ${memberId}`,
    to: { memberIds: [memberId] },
  });
}

export async function notifyInspector(
  { tx, platform, tenant }: TranslatingContext,
  { id, title }: Poll,
  memberId: string,
): Promise<void> {
  await platform.notify(tx, youInspect, {
    tenant,
    parameters: { title },
    link: resultsPath(id),
    to: { memberIds: [memberId] },
  });
}
