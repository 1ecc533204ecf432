import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { hello, type EmailMessage } from '../../../../platform/mail/email-message.rules';
import en from '../admission.en.json';
import es from '../admission.es.json';

const messages = defineMessages({ en, es });

/** To who is invited. `link` is a whole address. */
export function invitationEmail(
  language: Language,
  community: string,
  { invitedBy, days, link }: { invitedBy: string; days: number; link: string },
): EmailMessage {
  const t = messagesIn(messages, language);
  return {
    subject: t('invitation.subject', { community }),
    body: [
      hello(language),
      t('invitation.text', { community, who: invitedBy, days }),
      { button: link, label: t('invitation.accept') },
      t('invitation.unexpected'),
    ],
  };
}
