import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type EmailMessage } from '../../../../mail/email-message.rules';
import { longDay } from '../../../../notifications/kind';
import en from './last-export.en.json';
import es from './last-export.es.json';

export const lastExportMessages = defineMessages({ en, es });

interface Deleted {
  community: string;
  /** Whole address. */
  link: string;
  /** The day until which the export is kept. */
  until: string;
  size: string;
}

/** Tells an administrator of a community that is deleted where its last export is. */
export function lastExportEmail(language: Language, { community, link, until, size }: Deleted): EmailMessage {
  const t = messagesIn(lastExportMessages, language);
  return {
    subject: t('letter.subject', { community }),
    body: [
      hello(language),
      t('letter.text', { community, size }),
      t('letter.until', { day: longDay(until, language) }),
      { button: link, label: t('letter.button') },
      t('letter.after'),
    ],
  };
}
