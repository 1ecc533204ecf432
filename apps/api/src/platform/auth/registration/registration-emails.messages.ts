import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { greeting, hello, type EmailMessage } from '../../mail/email-message.rules';
import en from './registration.en.json';
import es from './registration.es.json';

export const registrationMessages = defineMessages({ en, es });

interface Asked {
  displayName: string;
  /** With which they prove the address; null for a member, who has nothing to ask for. */
  link: string | null;
}

interface Wish {
  displayName: string;
  email: string;
  /** '' where they wrote none. */
  note: string;
  /** Where it is answered. */
  link: string;
}

/** To who asked to join, whether they are a member already or not. */
export function answerEmail(
  language: Language,
  community: string,
  { displayName, link }: Asked,
): EmailMessage {
  const t = messagesIn(registrationMessages, language);
  const hi = greeting(displayName, language);
  if (link === null)
    return { subject: t('known.subject', { community }), body: [hi, t('known.text', { community })] };
  return {
    subject: t('confirm.subject', { community }),
    body: [
      hi,
      t('confirm.text', { community }),
      { button: link, label: t('confirm.button') },
      t('confirm.notYou'),
    ],
  };
}

/** To those who may let people in. */
export function requestEmail(
  language: Language,
  community: string,
  { displayName: who, email, note, link }: Wish,
): EmailMessage {
  const t = messagesIn(registrationMessages, language);
  return {
    subject: t('wish.subject', { who, community }),
    body: [
      hello(language),
      t('wish.text', { who, email, community }),
      ...(note === '' ? [] : [t('wish.note'), { quote: note }]),
      t('wish.next'),
      { button: link, label: t('wish.button') },
    ],
  };
}
