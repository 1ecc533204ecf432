import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type EmailMessage } from '../email-message.rules';
import en from './test-email.en.json';
import es from './test-email.es.json';

const messages = defineMessages({ en, es });

/** The letter with which somebody sees whether mail arrives, in their language. */
export function testEmail(language: Language, community: string): EmailMessage {
  const t = messagesIn(messages, language);
  return {
    subject: t('subject', { community }),
    body: [hello(language), t('arrives', { community }), t('spam')],
  };
}
