import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type EmailMessage } from '../../mail/email-message.rules';
import en from './password.en.json';
import es from './password.es.json';

export const passwordMessages = defineMessages({ en, es });

/** A member asked for a new password, or has none yet; `joined`: their request to join was approved. */
export type LinkKind = 'reset' | 'first' | 'joined';

/** The letter with which a member sets a password, in their language. `link` is a whole address. */
export function resetEmail(
  { language, kind }: { language: Language; kind: LinkKind },
  community: string,
  link: string,
): EmailMessage {
  const t = messagesIn(passwordMessages, language);
  return {
    subject: t(`${kind}.subject`, { community }),
    body: [
      hello(language),
      t(`${kind}.text`, { community }),
      { button: link },
      kind === 'reset' ? t('reset.notYou') : t('expires'),
    ],
  };
}
