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
  label: { en: 'Work order assigned to me', es: 'Orden de trabajo asignada a mí' },
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
    cancel: 'canceled',
    accept: 'work accepted',
    reassign: 'reassigned to someone else',
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
  label: { en: 'Vendor response on a work order', es: 'Respuesta de un proveedor a una orden' },
  permission: 'Work Order Update',
  parameters: changeParameters,
  words: { en: changeIn('en'), es: changeIn('es') },
});

/** To the vendor or staff member: what the community decided. */
export const workDecided = defineNotification({
  name: 'service-requests.work-decided',
  group,
  label: {
    en: 'My work accepted, returned or canceled',
    es: 'Mi trabajo aceptado, devuelto o cancelado',
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
  label: { en: 'Visit scheduled in my unit', es: 'Visita programada en mi unidad' },
  parameters: visit,
  channels: { email: 'at-once' },
  words: {
    en: visitIn({ planned: 'Visit in your unit', cancelled: 'Visit in your unit canceled' }),
    es: visitIn({ planned: 'Visita en su unidad', cancelled: 'Visita en su unidad cancelada' }),
  },
});

/** To the vendor's members, or the staff member. */
export const visitForWorker = defineNotification({
  name: 'service-requests.visit-for-worker',
  group,
  label: { en: 'My visit scheduled or canceled', es: 'Visita mía programada o cancelada' },
  permission: 'Work Orders List View',
  parameters: visit,
  words: {
    en: visitIn({ planned: 'Visit scheduled', cancelled: 'Visit canceled' }),
    es: visitIn({ planned: 'Visita programada', cancelled: 'Visita cancelada' }),
  },
});

/** To the people of the unit, or whoever reported it, where they are to sign off. */
export const signOffAsked = defineNotification({
  name: 'service-requests.sign-off-asked',
  group,
  label: { en: 'Work ready for my sign-off', es: 'Trabajo pendiente de mi conformidad' },
  parameters: order,
  words: {
    en: (it) => ({ title: `Work finished: ${it.title}`, text: 'Check the work and sign off.' }),
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
