import { z } from 'zod';
import { defineNotification } from '../../../notifications/kind';

const group = { en: 'Approvals', es: 'Aprobaciones' };
const inWords = z.object({ en: z.string(), es: z.string() });

const because = (text: string, word: string, reason: string | null) =>
  reason === null ? text : `${text} ${word}: ${reason}`;

/** To those who can decide. */
export const approvalAsked = defineNotification({
  name: 'approvals.asked',
  group,
  label: { en: 'Something waits for my approval', es: 'Algo espera mi aprobación' },
  parameters: z.object({ title: inWords, who: z.string(), reason: z.string().nullable().default(null) }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title, who, reason }) => ({
      title: `Waits for your approval: ${title.en}`,
      text: because(`${who} asks for it. It is done once a second person approves.`, 'Reason', reason),
    }),
    es: ({ title, who, reason }) => ({
      title: `Espera su aprobación: ${title.es}`,
      text: because(`Lo pide ${who}. Se hará cuando lo apruebe una segunda persona.`, 'Motivo', reason),
    }),
  },
});

const ends = {
  approved: { en: 'Approved', es: 'Aprobado' },
  refused: { en: 'Refused', es: 'Rechazado' },
  withdrawn: { en: 'Withdrawn', es: 'Retirado' },
  expired: { en: 'Expired', es: 'Caducado' },
};

const done = {
  approved: { en: 'It is done.', es: 'Ya está hecho.' },
  refused: { en: 'Nothing was changed.', es: 'No se cambió nada.' },
  withdrawn: { en: 'Nothing was changed.', es: 'No se cambió nada.' },
  expired: {
    en: 'Nobody decided in time. Nothing was changed: ask again.',
    es: 'Nadie decidió a tiempo. No se cambió nada: pídalo de nuevo.',
  },
};

/** To who asked: how it ended, and why. */
export const approvalEnded = defineNotification({
  name: 'approvals.ended',
  group,
  label: {
    en: 'What I asked for was approved, refused or withdrawn, or expired',
    es: 'Lo que pedí fue aprobado, rechazado o retirado, o caducó',
  },
  parameters: z.object({
    title: inWords,
    state: z.enum(['approved', 'refused', 'withdrawn', 'expired']),
    /** Who decided. */
    who: z.string().nullable(),
    outcome: inWords.nullable(),
  }),
  words: {
    en: ({ title, state, who, outcome }) => ({
      title: `${ends[state].en}: ${title.en}`,
      text: [who, outcome?.en ?? done[state].en].filter(Boolean).join(': '),
    }),
    es: ({ title, state, who, outcome }) => ({
      title: `${ends[state].es}: ${title.es}`,
      text: [who, outcome?.es ?? done[state].es].filter(Boolean).join(': '),
    }),
  },
});
