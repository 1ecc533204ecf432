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
