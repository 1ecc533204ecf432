import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatMonth } from '@courtyard/contract/formats';
import { hello, type EmailMessage } from '../../../../platform/mail/email-message.rules';
import en from './close-letter.en.json';
import es from './close-letter.es.json';

export const closeLetterMessages = defineMessages({ en, es });

/** What a letter of a close tells. */
export interface ClosedMonth {
  /** `YYYY-MM`. */
  month: string;
  closedBy: string;
  /** The chain as it stood at the close; null where nothing was ever posted. */
  head: { no: number; hash: string } | null;
  /** What the server's owner runs to compare the books with the head. */
  verifyCommand: string | null;
  /** Whole address of the close report. */
  link: string;
}

/** The letter about a closed month, in the language of its reader. */
export function closeLetter(language: Language, community: string, closed: ClosedMonth): EmailMessage {
  const t = messagesIn(closeLetterMessages, language);
  const settings = { language, dateFormat: '' };
  const month = formatMonth(`${closed.month}-01`, settings);
  const { head, verifyCommand } = closed;
  return {
    subject: t('subject', { community, month }),
    body: [
      hello(language),
      t('closed', { who: closed.closedBy, month }),
      ...(head === null
        ? []
        : [t('keep'), { lines: [t('head', { no: head.no }), `${head.no}:${head.hash}`] }]),
      ...(verifyCommand === null ? [] : [{ lines: [t('command'), verifyCommand] }]),
      { button: closed.link, label: t('open') },
    ],
  };
}
