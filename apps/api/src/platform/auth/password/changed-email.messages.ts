import { messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type EmailMessage } from '../../mail/email-message.rules';
import { passwordMessages } from './reset-email.messages';

/** To who changed their password, or whose password somebody else changed. */
export function changedEmail(language: Language, community: string): EmailMessage {
  const t = messagesIn(passwordMessages, language);
  return {
    subject: t('changed.subject'),
    body: [hello(language), t('changed.text', { community }), t('changed.notYou')],
  };
}
