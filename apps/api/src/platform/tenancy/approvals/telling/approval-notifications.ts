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
  label: { en: 'Something needs my approval', es: 'Algo necesita mi aprobación' },
  parameters: z.object({ title: inWords, who: z.string(), reason: z.string().nullable().default(null) }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title, who, reason }) => ({
      title: `Needs your approval: ${title.en}`,
      text: because(
        `Requested by ${who}. It’s carried out once you or another person approves it.`,
        'Reason',
        reason,
      ),
    }),
    es: ({ title, who, reason }) => ({
      title: `Pendiente de su aprobación: ${title.es}`,
      text: because(
        `Lo solicitó ${who}. Se ejecutará cuando usted u otra persona lo apruebe.`,
        'Motivo',
        reason,
      ),
    }),
  },
});

const ends = {
  approved: { en: 'Approved', es: 'Aprobado' },
  refused: { en: 'Rejected', es: 'Rechazado' },
  withdrawn: { en: 'Withdrawn', es: 'Retirado' },
  expired: { en: 'Expired', es: 'Caducado' },
};

const done = {
  approved: { en: 'It was carried out.', es: 'Se ejecutó.' },
  refused: { en: 'Nothing was changed.', es: 'No se cambió nada.' },
  withdrawn: { en: 'Nothing was changed.', es: 'No se cambió nada.' },
  expired: {
    en: 'No one decided in time. Nothing was changed: submit the request again.',
    es: 'Nadie decidió a tiempo. No se cambió nada: vuelva a solicitarlo.',
  },
};

/** To who asked: how it ended, and why. */
export const approvalEnded = defineNotification({
  name: 'approvals.ended',
  group,
  label: {
    en: 'My request was approved, rejected, withdrawn or expired',
    es: 'Mi solicitud se aprobó, se rechazó, se retiró o caducó',
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
