import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { hello, type EmailMessage } from '../../../../mail/email-message.rules';
import { longDay } from '../../../../notifications/kind';
import en from './deletion.en.json';
import es from './deletion.es.json';

export const deletionMessages = defineMessages({ en, es });

/** What a letter of a deletion tells: that it was asked for, or that its day comes near. */
export interface DeletionEmail {
  kind: 'asked' | 'near';
  /** The day on which the community is deleted. */
  on: string;
  /** Name of who asked. */
  who: string;
  /** Whole address of the page on which it is called off. */
  link: string;
}

/** A letter to an administrator about deleting the community, in the language of its reader. */
export function deletionEmail(
  language: Language,
  community: string,
  { kind, on, who, link }: DeletionEmail,
): EmailMessage {
  const t = messagesIn(deletionMessages, language);
  const day = longDay(on, language);
  return {
    subject: kind === 'asked' ? t('asked.subject', { community }) : t('near.subject', { community, day }),
    body: [
      hello(language),
      t(`${kind}.text`, { who, community, day }),
      t('export'),
      t('cancel'),
      { button: link, label: t('button') },
    ],
  };
}
