import { requestWords } from '@courtyard/contract/service-requests/request/request.words';
import { requestStates } from '@courtyard/contract/service-requests/request/request.values';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';

const group = { en: 'Service requests', es: 'Solicitudes de servicio' };
const handling = 'Community Requests Details View';

const about = { number: z.int(), title: z.string() };

/** To those who handle requests: somebody reported one. */
export const requestSubmitted = defineNotification({
  name: 'service-requests.submitted',
  group,
  label: { en: 'New request submitted', es: 'Nueva solicitud enviada' },
  permission: handling,
  parameters: z.object({ ...about, reporter: z.string() }),
  words: {
    en: ({ number, title, reporter }) => ({
      title: `New request #${number}: ${title}`,
      text: `Reported by ${reporter}.`,
    }),
    es: ({ number, title, reporter }) => ({
      title: `Nueva solicitud n.º ${number}: ${title}`,
      text: `Reportada por ${reporter}.`,
    }),
  },
});

/** To who it was assigned to. */
export const requestAssigned = defineNotification({
  name: 'service-requests.assigned',
  group,
  label: { en: 'Request assigned to me', es: 'Solicitud asignada a mí' },
  parameters: z.object(about),
  channels: { email: 'at-once' },
  words: {
    en: ({ number, title }) => ({ title: `Request #${number} was assigned to you`, text: title }),
    es: ({ number, title }) => ({ title: `La solicitud n.º ${number} se le asignó a usted`, text: title }),
  },
});

/** To the other side, and to who was mentioned. */
export const requestCommented = defineNotification({
  name: 'service-requests.commented',
  group,
  label: { en: 'New comment on a request', es: 'Nuevo comentario en una solicitud' },
  parameters: z.object({ ...about, author: z.string(), isMention: z.boolean() }),
  channels: { email: 'at-once' },
  words: {
    en: ({ number, title, author, isMention }) => ({
      title: isMention
        ? `${author} mentioned you in request #${number}`
        : `New comment on request #${number}`,
      text: isMention ? title : `${author} commented on “${title}”.`,
    }),
    es: ({ number, title, author, isMention }) => ({
      title: isMention
        ? `${author} le mencionó en la solicitud n.º ${number}`
        : `Nuevo comentario en la solicitud n.º ${number}`,
      text: isMention ? title : `${author} comentó en «${title}».`,
    }),
  },
});

/** To its reporter and those who follow it. */
export const requestMoved = defineNotification({
  name: 'service-requests.moved',
  group,
  label: { en: 'Status change on my request', es: 'Cambio de estado de mi solicitud' },
  parameters: z.object({ ...about, state: z.enum(requestStates) }),
  channels: { email: 'at-once' },
  words: {
    en: ({ number, title, state }) => ({
      title: `Request #${number}: ${requestWords[`state.${state}`].en}`,
      text: title,
    }),
    es: ({ number, title, state }) => ({
      title: `Solicitud n.º ${number}: ${requestWords[`state.${state}`].es}`,
      text: title,
    }),
  },
});

/** To those who handle it: it is not done after all. */
export const requestReopened = defineNotification({
  name: 'service-requests.reopened',
  group,
  label: { en: 'Request reopened', es: 'Solicitud reabierta' },
  permission: handling,
  parameters: z.object(about),
  words: {
    en: ({ number, title }) => ({ title: `Request #${number} was reopened`, text: title }),
    es: ({ number, title }) => ({ title: `Se reabrió la solicitud n.º ${number}`, text: title }),
  },
});

const running = z.object({
  ...about,
  step: z.enum(['response', 'resolution']),
  /** Of these, how many others. */
  others: z.int(),
});

const others = {
  en: (count: number) => (count === 0 ? '' : ` And ${count} more.`),
  es: (count: number) => (count === 0 ? '' : ` Y ${count} más.`),
};

/** To who handles it: the time of a target is nearly over. */
export const requestDueSoon = defineNotification({
  name: 'service-requests.due-soon',
  group,
  label: { en: 'Request due soon', es: 'Solicitud por vencer' },
  parameters: running,
  words: {
    en: ({ number, title, step, others: count }) => ({
      title: `Request #${number} is due soon`,
      text: `${step === 'response' ? 'Needs a response' : 'Needs to be resolved'}: ${title}.${others.en(count)}`,
    }),
    es: ({ number, title, step, others: count }) => ({
      title: `La solicitud n.º ${number} está por vencer`,
      text: `${step === 'response' ? 'Falta responder' : 'Falta resolverla'}: ${title}.${others.es(count)}`,
    }),
  },
});

/** To who handles it, and to those who handle all: a target was missed. */
export const requestLate = defineNotification({
  name: 'service-requests.late',
  group,
  label: { en: 'Request past its deadline', es: 'Solicitud fuera de plazo' },
  parameters: running,
  channels: { email: 'daily' },
  words: {
    en: ({ number, title, step, others: count }) => ({
      title: `Request #${number} is late`,
      text: `${step === 'response' ? 'Missed the response target' : 'Missed the resolution target'}: ${title}.${others.en(count)}`,
    }),
    es: ({ number, title, step, others: count }) => ({
      title: `La solicitud n.º ${number} está fuera de plazo`,
      text: `${step === 'response' ? 'Venció el plazo de respuesta' : 'Venció el plazo de solución'}: ${title}.${others.es(count)}`,
    }),
  },
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
