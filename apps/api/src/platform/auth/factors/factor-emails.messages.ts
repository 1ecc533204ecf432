import { defineMessages, messagesIn, type TranslateOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type EmailMessage } from '../../mail/email-message.rules';
import en from './factor-emails.en.json';
import es from './factor-emails.es.json';

const messages = defineMessages({ en, es });

/** What happened to what somebody signs in with besides the password. */
export type FactorNews =
  | { kind: 'totp-on' | 'totp-off' | 'codes-new' }
  | { kind: 'passkey-on' | 'passkey-off'; name: string }
  | { kind: 'code-used'; left: number }
  /** All were removed by somebody who was asked for help; null: who runs the installation. */
  | { kind: 'reset'; by: string | null };

function whatOf(t: TranslateOf<typeof messages>, news: FactorNews): string {
  switch (news.kind) {
    case 'passkey-on':
    case 'passkey-off':
      return t(`${news.kind}.text`, { name: news.name });
    case 'code-used':
      return t('code-used.text', { left: news.left });
    case 'reset':
      return t('reset.text', { by: news.by ?? t('operator') });
    default:
      return t(`${news.kind}.text`);
  }
}

/** To somebody whose second factor changed or was used. */
export function factorEmail(language: Language, community: string, news: FactorNews): EmailMessage {
  const t = messagesIn(messages, language);
  return {
    subject: t(`${news.kind}.subject`),
    body: [hello(language), t('about', { what: whatOf(t, news), community }), t('notYou')],
  };
}
