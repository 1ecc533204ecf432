import { z } from 'zod';
import { defineNotification } from '../../../notifications/kind';

const group = { en: 'Help & Support', es: 'Ayuda y soporte' };

/** To those who answer: a member asks, or writes more. */
export const ticketAsked = defineNotification({
  name: 'support.asked',
  group,
  label: { en: 'A member asks for help', es: 'Un miembro pide ayuda' },
  permission: 'Ticket Update',
  parameters: z.object({ number: z.int(), subject: z.string(), who: z.string(), isNew: z.boolean() }),
  words: {
    en: ({ number, subject, who, isNew }) => ({
      title: `Ticket ${number}: ${subject}`,
      text: isNew ? `${who} asks, and waits for an answer.` : `${who} wrote more.`,
    }),
    es: ({ number, subject, who, isNew }) => ({
      title: `Consulta ${number}: ${subject}`,
      text: isNew ? `${who} pregunta y espera una respuesta.` : `${who} escribió de nuevo.`,
    }),
  },
});

/** To who asked: there is an answer. */
export const ticketAnswered = defineNotification({
  name: 'support.answered',
  group,
  label: { en: 'What I asked was answered', es: 'Respondieron a lo que pregunté' },
  parameters: z.object({ number: z.int(), subject: z.string() }),
  channels: { email: 'at-once' },
  words: {
    en: ({ number, subject }) => ({
      title: `Answer to ticket ${number}`,
      text: `There is an answer to “${subject}”.`,
    }),
    es: ({ number, subject }) => ({
      title: `Respuesta a la consulta ${number}`,
      text: `Hay una respuesta a «${subject}».`,
    }),
  },
});

/** To who asked: it is a request of the community now. */
export const ticketBecame = defineNotification({
  name: 'support.became',
  group,
  label: { en: 'What I asked became a request', es: 'Lo que pregunté pasó a ser una solicitud' },
  parameters: z.object({ number: z.int(), subject: z.string(), request: z.int() }),
  channels: { email: 'at-once' },
  words: {
    en: ({ number, subject, request }) => ({
      title: `Ticket ${number} is now request #${request}`,
      text: `“${subject}” is handled as a request. Follow it there.`,
    }),
    es: ({ number, subject, request }) => ({
      title: `La consulta ${number} es ahora la solicitud n.º ${request}`,
      text: `«${subject}» se atiende como solicitud. Sígala allí.`,
    }),
  },
});
