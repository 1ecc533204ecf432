import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { EmailMessage } from '../../../../platform/mail/email-message.rules';
import en from '../announcement.en.json';
import es from '../announcement.es.json';

const messages = defineMessages({ en, es });

/** An urgent announcement for somebody who has no account, whole: there is no page that they could open. */
export function urgentEmail(
  language: Language,
  community: string,
  { title, text }: { title: string; text: string },
): EmailMessage {
  const t = messagesIn(messages, language);
  return {
    subject: t('urgent.subject', { title, community }),
    body: [t('urgent.why', { community }), title, { quote: text }],
  };
}
