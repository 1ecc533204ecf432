import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../notifications/kind';
import en from './ticket.en.json';
import es from './ticket.es.json';

export const ticketMessages = defineMessages({ en, es });

const group = labelOf(ticketMessages, 'group');

/** To those who answer: a member asks, or writes more. */
export const ticketAsked = defineNotification({
  name: 'support.asked',
  group,
  label: labelOf(ticketMessages, 'asked.label'),
  permission: 'Ticket Update',
  parameters: z.object({ number: z.int(), subject: z.string(), who: z.string(), isNew: z.boolean() }),
  messages: ticketMessages,
  content: (t, { number, subject, who, isNew }) => ({
    title: t('asked.title', { number, subject }),
    text: t('asked.text', { who, isNew }),
  }),
});

/** To who asked: there is an answer. */
export const ticketAnswered = defineNotification({
  name: 'support.answered',
  group,
  label: labelOf(ticketMessages, 'answered.label'),
  parameters: z.object({ number: z.int(), subject: z.string() }),
  channels: { email: 'at-once' },
  messages: ticketMessages,
  content: (t, { number, subject }) => ({
    title: t('answered.title', { number }),
    text: t('answered.text', { subject }),
  }),
});

/** To who asked: it is a request of the community now. */
export const ticketBecame = defineNotification({
  name: 'support.became',
  group,
  label: labelOf(ticketMessages, 'became.label'),
  parameters: z.object({ number: z.int(), subject: z.string(), request: z.int() }),
  channels: { email: 'at-once' },
  messages: ticketMessages,
  content: (t, { number, subject, request }) => ({
    title: t('became.title', { number, request }),
    text: t('became.text', { subject }),
  }),
});
