import type { Language } from '@courtyard/contract/fields/labels';
import { formatLongDay } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import type { EmailMessage } from '../../../../platform/mail/email-message.rules';
import type { DueRecord } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { minutesMessages } from './minutes-texts';

/** Minutes that are to be there by a day, and are not published. */
export interface DueMinutes extends DueRecord {
  name: string;
  isExecutive: boolean;
}

/** To who keeps meetings: minutes whose day comes. `page` is the whole address of a meeting's page, without the meeting. */
export function minutesEmail(
  due: readonly DueMinutes[],
  { language, today, page }: { language: Language; today: string; page: string },
): EmailMessage {
  const t = messagesIn(minutesMessages, language);
  return {
    subject: t('letter.subject', { count: due.length }),
    body: [
      t('letter.intro'),
      ...due.map(({ id, name, on }) => ({
        text: t('letter.due', {
          name,
          when: whenFrom(today, on, language),
          day: formatLongDay(on, { language, dateFormat: '' }),
        }),
        link: `${page}?id=${id}&tab=minutes`,
      })),
      t('letter.next'),
    ],
  };
}
