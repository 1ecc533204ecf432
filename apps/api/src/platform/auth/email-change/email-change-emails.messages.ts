import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type EmailMessage } from '../../mail/email-message.rules';
import en from './email-change.en.json';
import es from './email-change.es.json';

export const emailChangeMessages = defineMessages({ en, es });

/** What a letter of a change is for: to confirm the new address, to say that it is somebody's, to tell the old one. */
export type EmailChangeMessage =
  | { kind: 'confirm'; link: string }
  | { kind: 'taken' }
  | { kind: 'changed'; newEmail: string; link: string };

/** A letter about a change of address, in the language of its reader. Links are whole addresses. */
export function emailChangeMessage(
  language: Language,
  community: string,
  message: EmailChangeMessage,
): EmailMessage {
  const t = messagesIn(emailChangeMessages, language);
  if (message.kind === 'confirm')
    return {
      subject: t('confirm.subject', { community }),
      body: [
        hello(language),
        t('confirm.text', { community }),
        { button: message.link, label: t('confirm.button') },
        t('confirm.notYou'),
      ],
    };
  if (message.kind === 'taken')
    return {
      subject: t('taken.subject', { community }),
      body: [hello(language), t('taken.text'), t('taken.you')],
    };
  return {
    subject: t('changed.subject'),
    body: [
      hello(language),
      t('changed.text', { community }),
      { quote: message.newEmail },
      t('changed.notYou'),
      { button: message.link, label: t('changed.button') },
    ],
  };
}
