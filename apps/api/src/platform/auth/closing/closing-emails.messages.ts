import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type EmailMessage } from '../../mail/email-message.rules';
import en from './closing.en.json';
import es from './closing.es.json';

const messages = defineMessages({ en, es });

/** What a letter of a closing tells: that it was asked for, that it is done, or why it was not. */
export type ClosingEmail =
  | { kind: 'asked'; days: number; link: string }
  | { kind: 'closed' }
  | { kind: 'kept'; community: string; link: string };

/** A letter about closing an account, in the language of its reader. Links are whole addresses. */
export function closingEmail(language: Language, community: string, message: ClosingEmail): EmailMessage {
  const t = messagesIn(messages, language);
  if (message.kind === 'asked')
    return {
      subject: t('asked.subject'),
      body: [
        hello(language),
        t('asked.text', { community, days: message.days }),
        { button: message.link, label: t('asked.button') },
        t('asked.notYou'),
      ],
    };
  if (message.kind === 'closed')
    return { subject: t('closed.subject'), body: [hello(language), t('closed.text', { community })] };
  return {
    subject: t('kept.subject'),
    body: [
      hello(language),
      t('kept.text', { community: message.community }),
      { button: message.link, label: t('kept.button') },
    ],
  };
}
