import { formatSpan } from '@courtyard/contract/formats';
import type { Language } from '@courtyard/contract/fields/words';
import { moment } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification, type Reader } from '../../../../../platform/notifications/kind';

const group = { en: 'Work orders', es: 'Órdenes de trabajo' };

const order = z.object({ number: z.int(), title: z.string() });
type Order = z.infer<typeof order>;

const nameOf = ({ number, title }: Order) => `#${number} ${title}`;

/** To the vendor's members, or the staff member. */
export const workIssued = defineNotification({
  name: 'service-requests.work-issued',
  group,
  label: { en: 'A work order is issued to you', es: 'Se le asigna una orden de trabajo' },
  permission: 'Work Orders List View',
  parameters: order.extend({ place: z.string().nullable() }),
  channels: { email: 'at-once' },
  words: {
    en: (it) => ({ title: `New work order ${nameOf(it)}`, text: it.place ?? '' }),
    es: (it) => ({ title: `Nueva orden de trabajo ${nameOf(it)}`, text: it.place ?? '' }),
  },
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
type Happened = z.infer<typeof happened>;

const happenedWords: Record<Language, Record<Happened, string>> = {
  en: {
    confirm: 'confirmed by the vendor',
    decline: 'declined',
    finish: 'work finished',
    proposed: 'visit proposed',
    return: 'returned for rework',
    cancel: 'cancelled',
    accept: 'work accepted',
    reassign: 'reassigned to somebody else',
  },
  es: {
    confirm: 'confirmada por el proveedor',
    decline: 'rechazada',
    finish: 'trabajo terminado',
    proposed: 'visita propuesta',
    return: 'devuelta',
    cancel: 'cancelada',
    accept: 'trabajo aceptado',
    reassign: 'reasignada a otra persona o empresa',
  },
};

const changeParameters = order.extend({ happened, text: z.string() });

const changeIn = (language: Language) => (it: z.infer<typeof changeParameters>) => ({
  title: `${nameOf(it)}: ${happenedWords[language][it.happened]}`,
  text: it.text,
});

/** To those who manage work orders: what the vendor or staff member did. */
export const workAnswered = defineNotification({
  name: 'service-requests.work-answered',
  group,
  label: { en: 'A vendor answers or finishes a work order', es: 'Un proveedor responde o termina una orden' },
  permission: 'Work Order Update',
  parameters: changeParameters,
  words: { en: changeIn('en'), es: changeIn('es') },
});

/** To the vendor or staff member: what the community decided. */
export const workDecided = defineNotification({
  name: 'service-requests.work-decided',
  group,
  label: {
    en: 'Your work is accepted, returned or cancelled',
    es: 'Su trabajo se acepta, devuelve o cancela',
  },
  permission: 'Work Orders List View',
  parameters: changeParameters,
  words: { en: changeIn('en'), es: changeIn('es') },
});

const visit = order.extend({ startsAt: moment, endsAt: moment, isCancelled: z.boolean() });

const visitText = (it: z.infer<typeof visit>, { timeZone, language }: Reader) =>
  formatSpan(it, { language, timeZone, dateFormat: '' });

const visitIn =
  (words: { planned: string; cancelled: string }) => (it: z.infer<typeof visit>, reader: Reader) => ({
    title: `${it.isCancelled ? words.cancelled : words.planned}: ${it.title}`,
    text: visitText(it, reader),
  });

/** To the people of the unit. */
export const visitAtHome = defineNotification({
  name: 'service-requests.visit-at-home',
  group,
  label: { en: 'A visit is scheduled in your unit', es: 'Se programa una visita en su unidad' },
  parameters: visit,
  channels: { email: 'at-once' },
  words: {
    en: visitIn({ planned: 'Visit in your unit', cancelled: 'Visit in your unit cancelled' }),
    es: visitIn({ planned: 'Visita en su unidad', cancelled: 'Visita en su unidad cancelada' }),
  },
});

/** To the vendor's members, or the staff member. */
export const visitForWorker = defineNotification({
  name: 'service-requests.visit-for-worker',
  group,
  label: { en: 'A visit of yours is scheduled or cancelled', es: 'Se programa o cancela una visita suya' },
  permission: 'Work Orders List View',
  parameters: visit,
  words: {
    en: visitIn({ planned: 'Visit scheduled', cancelled: 'Visit cancelled' }),
    es: visitIn({ planned: 'Visita programada', cancelled: 'Visita cancelada' }),
  },
});

/** To the people of the unit, or whoever reported it, where they are to sign off. */
export const signOffAsked = defineNotification({
  name: 'service-requests.sign-off-asked',
  group,
  label: { en: 'Work for you is finished', es: 'Se termina un trabajo para usted' },
  parameters: order,
  words: {
    en: (it) => ({ title: `Work finished: ${it.title}`, text: 'Please check it and sign off.' }),
    es: (it) => ({ title: `Trabajo terminado: ${it.title}`, text: 'Revíselo y dé su conformidad.' }),
  },
});

export const workNotifications = [
  workIssued,
  workAnswered,
  workDecided,
  visitAtHome,
  visitForWorker,
  signOffAsked,
];
