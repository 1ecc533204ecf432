import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, type NotificationKind } from '../../notifications/kind';
import en from './bulk-job.en.json';
import es from './bulk-job.es.json';

export const bulkJobMessages = defineMessages({ en, es });

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

/** To who began it: a bulk action of a section has ended. */
export function bulkJobEnded(section: string): NotificationKind<Ended> {
  const known = kinds.get(section);
  if (known) return known;
  const kind = defineNotification({
    name: `${section}.bulk-job-ended`,
    group: labelOf(bulkJobMessages, 'group'),
    label: labelOf(bulkJobMessages, 'ended.label'),
    parameters,
    messages: bulkJobMessages,
    content(t, { label, status, changed, total, reason }, { language }) {
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
