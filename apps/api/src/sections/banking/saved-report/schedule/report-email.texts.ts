import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import type { EmailMessage } from '../../../../platform/mail/email-message.rules';
import en from './scheduled-report.en.json';
import es from './scheduled-report.es.json';

export const reportMessages = defineMessages({ en, es });

/** A scheduled report, to one of its recipients. `page` is the whole address of the saved report. */
export function reportEmail({
  name,
  dates,
  page,
  isAttached,
  language,
}: {
  name: string;
  dates: string;
  page: string;
  isAttached: boolean;
  language: Language;
}): EmailMessage {
  const t = messagesIn(reportMessages, language);
  return {
    subject: name,
    body: [
      isAttached ? t('letter.attached', { name, dates }) : t('letter.large', { name }),
      { text: t('letter.open'), link: page },
      t('letter.why'),
    ],
  };
}
