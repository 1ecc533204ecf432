import { formatSpan } from '@courtyard/contract/formats';
import { moment } from '@courtyard/contract/primitives';
import { defineMessages, type TranslateOf, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, type Reader } from '../../../../../platform/notifications/kind';
import en from '../work-orders.en.json';
import es from '../work-orders.es.json';

const messages = defineMessages({ en, es });
type Translate = TranslateOf<typeof messages>;

const group = labelOf(messages, 'group');

const order = z.object({ number: z.int(), title: z.string() });

/** To the vendor's members, or the staff member. */
export const workIssued = defineNotification({
  name: 'service-requests.work-issued',
  group,
  label: labelOf(messages, 'issued.label'),
  permission: 'Work Orders List View',
  parameters: order.extend({ place: z.string().nullable() }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { number, title, place }) => ({
    title: t('issued.title', { number, title }),
    text: place ?? '',
  }),
});

const happened = z.enum([
  'confirm',
  'decline',
  'finish',
  'proposed',
  'return',
  'cancel',
  'accept',
  'reassign',
]);

const changeParameters = order.extend({ happened, text: z.string() });

const changeText = (
  t: Translate,
  { number, title, text, happened: action }: z.infer<typeof changeParameters>,
) => ({
  title: t(`happened.${action}`, { number, title }),
  text,
});

/** To those who manage work orders: what the vendor or staff member did. */
export const workAnswered = defineNotification({
  name: 'service-requests.work-answered',
  group,
  label: labelOf(messages, 'answered.label'),
  permission: 'Work Order Update',
  parameters: changeParameters,
  messages,
  content: changeText,
});

/** To the vendor or staff member: what the community decided. */
export const workDecided = defineNotification({
  name: 'service-requests.work-decided',
  group,
  label: labelOf(messages, 'decided.label'),
  permission: 'Work Orders List View',
  parameters: changeParameters,
  messages,
  content: changeText,
});

const visit = order.extend({ startsAt: moment, endsAt: moment, isCancelled: z.boolean() });

const visitText = (it: z.infer<typeof visit>, { timeZone, language }: Reader) =>
  formatSpan(it, { language, timeZone, dateFormat: '' });

/** To the people of the unit. */
export const visitAtHome = defineNotification({
  name: 'service-requests.visit-at-home',
  group,
  label: labelOf(messages, 'home.label'),
  parameters: visit,
  channels: { email: 'at-once' },
  messages,
  content: (t, it, reader) => ({
    title: t(it.isCancelled ? 'home.cancelled' : 'home.planned', { title: it.title }),
    text: visitText(it, reader),
  }),
});

/** To the vendor's members, or the staff member. */
export const visitForWorker = defineNotification({
  name: 'service-requests.visit-for-worker',
  group,
  label: labelOf(messages, 'worker.label'),
  permission: 'Work Orders List View',
  parameters: visit,
  messages,
  content: (t, it, reader) => ({
    title: t(it.isCancelled ? 'worker.cancelled' : 'worker.planned', { title: it.title }),
    text: visitText(it, reader),
  }),
});

/** To the people of the unit, or whoever reported it, where they are to sign off. */
export const signOffAsked = defineNotification({
  name: 'service-requests.sign-off-asked',
  group,
  label: labelOf(messages, 'signOff.label'),
  parameters: order,
  messages,
  content: (t, { title }) => ({ title: t('signOff.title', { title }), text: t('signOff.text') }),
});

export const workNotifications = [
  workIssued,
  workAnswered,
  workDecided,
  visitAtHome,
  visitForWorker,
  signOffAsked,
];
