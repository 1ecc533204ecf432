import { z } from 'zod';
import { defineNotification } from '../../../notifications/kind';

const group = { en: 'Help & Support', es: 'Ayuda y soporte' };

/** To those who answer: a member asks, or writes more. */
export const ticketAsked = defineNotification({
  name: 'support.asked',
  group,
  label: { en: 'A member opened a ticket', es: 'Un miembro abrió una consulta' },
  permission: 'Ticket Update',
  parameters: z.object({ number: z.int(), subject: z.string(), who: z.string(), isNew: z.boolean() }),
  words: {
    en: ({ number, subject, who, isNew }) => ({
      title: `Ticket ${number}: ${subject}`,
      text: isNew ? `New ticket from ${who}.` : `${who} added a message.`,
    }),
    es: ({ number, subject, who, isNew }) => ({
      title: `Consulta ${number}: ${subject}`,
      text: isNew ? `Nueva consulta de ${who}.` : `${who} agregó un mensaje.`,
    }),
  },
});

/** To who asked: there is an answer. */
export const ticketAnswered = defineNotification({
  name: 'support.answered',
  group,
  label: { en: 'My ticket was answered', es: 'Respondieron a mi consulta' },
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
  label: { en: 'My ticket became a service request', es: 'Mi consulta pasó a ser una solicitud' },
  parameters: z.object({ number: z.int(), subject: z.string(), request: z.int() }),
  channels: { email: 'at-once' },
  words: {
    en: ({ number, subject, request }) => ({
      title: `Ticket ${number} is now request #${request}`,
      text: `“${subject}” is now a service request. Follow it there.`,
    }),
    es: ({ number, subject, request }) => ({
      title: `La consulta ${number} es ahora la solicitud n.º ${request}`,
      text: `«${subject}» es ahora una solicitud de servicio. Sígala allí.`,
    }),
  },
});
