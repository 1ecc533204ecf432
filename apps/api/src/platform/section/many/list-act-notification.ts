import { defineMessages, wordOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, type NotificationKind } from '../../notifications/kind';
import en from './list-act.en.json';
import es from './list-act.es.json';

export const listActMessages = defineMessages({ en, es });

const parameters = z.object({
  label: z.object({ en: z.string(), es: z.string() }),
  total: z.int(),
  changed: z.int(),
  status: z.enum(['done', 'cancelled', 'failed']),
  /** Why it was stopped, where nobody did. */
  reason: z.enum(['section-off', 'not-allowed']).optional(),
});

export type Ended = z.infer<typeof parameters>;

const kinds = new Map<string, NotificationKind<Ended>>();

/** To who began it: an act on many rows of a section has ended. */
export function listActEnded(section: string): NotificationKind<Ended> {
  const known = kinds.get(section);
  if (known) return known;
  const kind = defineNotification({
    name: `${section}.list-act-ended`,
    group: wordOf(listActMessages, 'group'),
    label: wordOf(listActMessages, 'ended.label'),
    parameters,
    messages: listActMessages,
    words(t, { label, status, changed, total, reason }, { language }) {
      const because = status === 'failed' ? status : reason;
      const text = t('ended.text', { changed, total });
      return {
        title: t('ended.title', { label: label[language], status }),
        text: because ? `${text} ${t(`why.${because}`)}` : text,
      };
    },
  });
  kinds.set(section, kind);
  return kind;
}
