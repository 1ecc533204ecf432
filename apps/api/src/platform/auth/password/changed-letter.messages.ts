import { messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type Letter } from '../../mail/letter.rules';
import { passwordMessages } from './reset-letter.messages';

/** To who changed their password, or whose password somebody else changed. */
export function changedLetter(language: Language, community: string): Letter {
  const t = messagesIn(passwordMessages, language);
  return {
    subject: t('changed.subject'),
    body: [hello(language), t('changed.text', { community }), t('changed.notYou')],
  };
}
