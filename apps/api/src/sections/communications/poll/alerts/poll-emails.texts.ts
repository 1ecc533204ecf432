import type { Language } from '@courtyard/contract/fields/labels';
import { messagesIn } from '@courtyard/contract/messages';
import type { EmailMessage } from '../../../../platform/mail/email-message.rules';
import type { DueRecord } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../platform/notifications/kind';
import { pollMessages } from './poll-texts';

/** An open poll that closes soon. */
export interface ClosingPoll extends DueRecord {
  title: string;
}

interface Writing {
  language: Language;
  today: string;
  /** Whole address of the page of votes, without the poll. */
  page: string;
}

/** To who has not voted: the polls that close soon. */
export function closingPollsEmail(
  due: readonly ClosingPoll[],
  { language, today, page }: Writing,
): EmailMessage {
  const t = messagesIn(pollMessages, language);
  return {
    subject: t('closing.subject', { count: due.length }),
    body: [
      t('closing.intro'),
      ...due.map(({ id, title, on }) => ({
        text: t('closing.poll', {
          title,
          when: whenFrom(today, on, language),
          day: longDay(on, language),
        }),
        link: `${page}?id=${id}`,
      })),
      t('closing.next'),
    ],
  };
}
