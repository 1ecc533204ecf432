import { formatNumber } from '@courtyard/contract/formats';
import type { Language } from '@courtyard/contract/fields/words';
import { z } from 'zod';
import { defineNotification, type NotificationKind } from '../../notifications/kind';

const parameters = z.object({
  label: z.object({ en: z.string(), es: z.string() }),
  total: z.int(),
  changed: z.int(),
  status: z.enum(['done', 'cancelled', 'failed']),
  /** Why it was stopped, where nobody did. */
  reason: z.enum(['section-off', 'not-allowed']).optional(),
});

export type Ended = z.infer<typeof parameters>;

const number = (value: number, language: Language) => formatNumber(value, { language, dateFormat: '' });

const ends = {
  en: { done: 'done', cancelled: 'stopped', failed: 'failed' },
  es: { done: 'terminado', cancelled: 'detenido', failed: 'ha fallado' },
} satisfies Record<Language, Record<Ended['status'], string>>;

const reasons = {
  en: {
    'section-off': 'Your community no longer uses this section.',
    'not-allowed': 'You no longer have permission to do this.',
    failed: 'Something went wrong, and the rest weren’t changed. You can try again with those.',
  },
  es: {
    'section-off': 'Su comunidad ya no usa esta sección.',
    'not-allowed': 'Ya no tiene permiso para hacer esto.',
    failed: 'Algo salió mal y el resto no cambió. Puede intentarlo de nuevo con esos.',
  },
} satisfies Record<Language, Record<NonNullable<Ended['reason']> | 'failed', string>>;

function wordsOf(language: Language, count: string, { label, status, reason }: Ended) {
  const because = status === 'failed' ? status : reason;
  return {
    title: `${label[language]}: ${ends[language][status]}`,
    text: because ? `${count} ${reasons[language][because]}` : count,
  };
}

const kinds = new Map<string, NotificationKind<Ended>>();

/** To who began it: an act on many rows of a section has ended. */
export function listActEnded(section: string): NotificationKind<Ended> {
  const known = kinds.get(section);
  if (known) return known;
  const kind = defineNotification({
    name: `${section}.list-act-ended`,
    group: { en: 'Lists', es: 'Listas' },
    label: {
      en: 'A bulk change I started has finished',
      es: 'Terminó un cambio masivo que inicié',
    },
    parameters,
    words: {
      en: (ended) =>
        wordsOf('en', `${number(ended.changed, 'en')} of ${number(ended.total, 'en')} updated.`, ended),
      es: (ended) =>
        wordsOf('es', `${number(ended.changed, 'es')} de ${number(ended.total, 'es')} actualizados.`, ended),
    },
  });
  kinds.set(section, kind);
  return kind;
}
