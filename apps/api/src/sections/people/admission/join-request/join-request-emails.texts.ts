import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { greeting, type EmailMessage } from '../../../../platform/mail/email-message.rules';
import en from '../admission.en.json';
import es from '../admission.es.json';

const messages = defineMessages({ en, es });

/** To who asked and is a person of another community, with a password, already. */
export function welcomeEmail(
  language: Language,
  community: string,
  { name, link }: { name: string; link: string },
): EmailMessage {
  const t = messagesIn(messages, language);
  return {
    subject: t('welcome.subject', { community }),
    body: [
      greeting(name, language),
      t('welcome.text', { community }),
      { button: link, label: t('welcome.signIn') },
    ],
  };
}

export function refusedEmail(
  language: Language,
  community: string,
  { name, reason }: { name: string; reason: string },
): EmailMessage {
  const t = messagesIn(messages, language);
  return {
    subject: t('refused.subject', { community }),
    body: [greeting(name, language), t('refused.text', { community }), { quote: reason }],
  };
}
