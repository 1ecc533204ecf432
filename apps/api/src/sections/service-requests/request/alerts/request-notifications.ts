import { requestLabels } from '@courtyard/contract/service-requests/request/request.labels';
import { requestStates } from '@courtyard/contract/service-requests/request/request.values';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import en from './request-notifications.en.json';
import es from './request-notifications.es.json';

const messages = defineMessages({ en, es });

const group = labelOf(messages, 'group');
const handling = 'Community Requests Details View';

const about = { number: z.int(), title: z.string() };

/** To those who handle requests: somebody reported one. */
export const requestSubmitted = defineNotification({
  name: 'service-requests.submitted',
  group,
  label: labelOf(messages, 'submitted.label'),
  permission: handling,
  parameters: z.object({ ...about, reporter: z.string() }),
  messages,
  content: (t, { number, title, reporter }) => ({
    title: t('submitted.title', { number, title }),
    text: t('submitted.text', { reporter }),
  }),
});

/** To who it was assigned to. */
export const requestAssigned = defineNotification({
  name: 'service-requests.assigned',
  group,
  label: labelOf(messages, 'assigned.label'),
  parameters: z.object(about),
  channels: { email: 'at-once' },
  messages,
  content: (t, { number, title }) => ({
    title: t('assigned.title', { number }),
    text: title,
  }),
});

/** To the other side, and to who was mentioned. */
export const requestCommented = defineNotification({
  name: 'service-requests.commented',
  group,
  label: labelOf(messages, 'commented.label'),
  parameters: z.object({ ...about, author: z.string(), isMention: z.boolean() }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { number, title, author, isMention }) =>
    isMention
      ? { title: t('mentioned.title', { author, number }), text: title }
      : { title: t('commented.title', { number }), text: t('commented.text', { author, title }) },
});

/** To its reporter and those who follow it. */
export const requestMoved = defineNotification({
  name: 'service-requests.moved',
  group,
  label: labelOf(messages, 'moved.label'),
  parameters: z.object({ ...about, state: z.enum(requestStates) }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { number, title, state }, { language }) => ({
    title: t('moved.title', { number, state: requestLabels[`state.${state}`][language] }),
    text: title,
  }),
});

/** To those who handle it: it is not done after all. */
export const requestReopened = defineNotification({
  name: 'service-requests.reopened',
  group,
  label: labelOf(messages, 'reopened.label'),
  permission: handling,
  parameters: z.object(about),
  messages,
  content: (t, { number, title }) => ({
    title: t('reopened.title', { number }),
    text: title,
  }),
});

const running = z.object({
  ...about,
  step: z.enum(['response', 'resolution']),
  /** Of these, how many others. */
  others: z.int(),
});

/** To who handles it: the time of a target is nearly over. */
export const requestDueSoon = defineNotification({
  name: 'service-requests.due-soon',
  group,
  label: labelOf(messages, 'dueSoon.label'),
  parameters: running,
  messages,
  content: (t, { number, ...due }) => ({
    title: t('dueSoon.title', { number }),
    text: t('dueSoon.text', due),
  }),
});

/** To who handles it, and to those who handle all: a target was missed. */
export const requestLate = defineNotification({
  name: 'service-requests.late',
  group,
  label: labelOf(messages, 'late.label'),
  parameters: running,
  channels: { email: 'daily' },
  messages,
  content: (t, { number, ...due }) => ({
    title: t('late.title', { number }),
    text: t('late.text', due),
  }),
});

export const requestNotifications = [
  requestSubmitted,
  requestAssigned,
  requestCommented,
  requestMoved,
  requestReopened,
  requestDueSoon,
  requestLate,
];
